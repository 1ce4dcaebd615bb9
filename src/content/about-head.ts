import { company } from './company.ts';
import type { AboutHead } from './types.ts';

const page: AboutHead = {
  meta: {
    title: `About our IT company in ${company.city}`,
    description: `What we do, what we value and how we quote: an IT services company in ${company.city} for websites, business software, apps and digital marketing.`,
  },
  heading: 'About',
  lead: `We build software for shops, clinics, schools and workshops in ${company.city}, around the way they already work.`,
  image: {
    name: 'client-meeting',
    alt: 'Illustrated scene: four people sit at a round table with papers, mugs and a laptop; a chart with coloured bars hangs behind them',
  },
};

export default page;
