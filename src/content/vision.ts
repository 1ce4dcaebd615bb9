import type { VisionContent } from './types.ts';

const page: VisionContent = {
  meta: {
    title: 'Our vision and our five commitments',
    description:
      'What we are working towards, and the five commitments behind it: innovation, human-centred technology, standards, transparency and room to grow.',
  },
  heading: 'Our Vision',
  statement: 'A shop in Greater Noida deserves software as carefully made as any in the world.',
  paragraphs: [
    'We picture a region where a tailor’s order book, a clinic’s appointments and a school’s fees are kept as safely as the accounts of a bank, and where the owner understands every screen.',
    'Getting there takes patience: listening before drawing, testing before launching, staying after delivery. It also takes new hands, so we train students from the area alongside our own projects.',
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
        text: 'A new idea has to solve a problem you have named. We prove it in a small trial, with real data and a way back.',
      },
      {
        name: 'Human-Centred Technology',
        text: 'Large type, clear labels, few steps, and Hindi where it helps. Software should suit the person at the counter, whatever their age or training.',
      },
      {
        name: 'Global Standards with Local Commitment',
        text: 'We build to the open standards of the web and to its accessibility guidelines. Then we fit the result to GST bills, UPI payments and Indian addresses.',
      },
      {
        name: 'Trust and Transparency',
        text: 'Estimates, progress and faults are reported in writing. You know where your data is stored and who can open it.',
      },
      {
        name: 'Scalable Success',
        text: 'We begin with what one branch needs, on a structure that more branches can share. You pay for growth when it comes.',
      },
    ],
  },
  services: {
    title: 'How the vision becomes work',
    cards: [
      {
        title: 'Website Development Services',
        description:
          'Sites that open quickly on a phone and tell people what you offer, where you are and when.',
        image: { name: 'front-end', alt: '' },
        href: '/WebservicesPage',
      },
      {
        title: 'App Development Services',
        description:
          'Android and iOS apps that put orders, bookings and reports into the hands of those who need them.',
        image: { name: 'android', alt: '' },
        href: '/AppServicesPage',
      },
      {
        title: 'Digital Marketing Services',
        description:
          'Search listings, posts and campaigns in Hindi or English, planned around your season and your budget.',
        image: { name: 'digital-marketing', alt: '' },
        href: '/DigitalMarketingPage',
      },
      {
        title: 'Software Development',
        description:
          'Custom systems for billing, stock, customers and production, in place of scattered spreadsheets.',
        image: { name: 'erp', alt: '' },
        href: '/SoftwareServicespage',
      },
      {
        title: 'Maintenance Services',
        description:
          'Regular checks and repairs that keep finished software dependable while everything around it changes.',
        image: { name: 'maintenance', alt: '' },
        href: '/SoftwareMaintainsPage',
      },
    ],
  },
};

export default page;
