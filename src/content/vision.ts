import { company } from './company.ts';
import type { VisionContent } from './types.ts';

const page: VisionContent = {
  meta: {
    title: 'Our vision for small businesses',
    description:
      'Our vision of software for small businesses, and five commitments: innovation, human-centred technology, global standards, transparency and growth.',
  },
  heading: 'Our Vision',
  statement: `A shop in ${company.city} deserves software as carefully made as any in the world.`,
  paragraphs: [
    'A tailor’s order book, a clinic’s appointments and a school’s fees should be safe, backed up, and on screens the owner understands.',
    'We stay in touch after delivery. We also train students from the area alongside our own projects.',
  ],
  image: {
    name: 'vision',
    alt: 'Clay-figure scene: a small town of shops stands on a cloth still being woven; five colleagues come up its red road with thread and the next square',
  },
  commitments: {
    title: 'Our commitments',
    items: [
      {
        name: 'Innovation',
        text: 'A new idea has to solve a problem you have named. We prove it in a small trial before your whole firm depends on it.',
      },
      {
        name: 'Human-Centred Technology',
        text: 'Large type, clear labels, few steps, and Hindi where it helps. The software suits the person at the counter.',
      },
      {
        name: 'Global Standards with Local Commitment',
        text: 'We build to open web standards and accessibility guidelines, and fit the result to GST bills, UPI payments and Indian addresses.',
      },
      {
        name: 'Trust and Transparency',
        text: 'We report progress and problems in writing. You know where your data is stored and who can open it.',
      },
      {
        name: 'Scalable Success',
        text: 'We can start with one branch. You pay for more branches when you add them.',
      },
    ],
  },
  services: {
    title: 'What we do to get there',
    cards: [
      {
        title: 'Website Development Services',
        description:
          'Sites that open fast on a phone and tell people what you offer, where you are and when you are open.',
        image: { name: 'front-end', alt: '' },
        href: '/WebservicesPage',
      },
      {
        title: 'App Development Services',
        description:
          'Android and iOS apps that put orders, bookings and reports on the phones of those who need them.',
        image: { name: 'android', alt: '' },
        href: '/AppServicesPage',
      },
      {
        title: 'Digital Marketing Services',
        description:
          'Search listings, posts and campaigns, planned around your season and your budget.',
        image: { name: 'digital-marketing', alt: '' },
        href: '/DigitalMarketingPage',
      },
      {
        title: 'Software Development',
        description:
          'Custom systems for billing, stock, customers and production that replace scattered spreadsheets.',
        image: { name: 'erp', alt: '' },
        href: '/SoftwareServicespage',
      },
      {
        title: 'Maintenance Services',
        description: 'Regular checks and fixes that keep your software dependable.',
        image: { name: 'maintenance', alt: '' },
        href: '/SoftwareMaintainsPage',
      },
    ],
  },
};

export default page;
