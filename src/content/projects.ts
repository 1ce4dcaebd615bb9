import { company } from './company.ts';
import type { Projects } from './types.ts';

export const projects: Projects = [
  {
    title: 'Offline Jewellery Store',
    description:
      'A website for a jeweller who sells over the counter. Families look through the collections at home and come to the shop knowing which pieces to try on.',
    image: {
      name: 'jewellery',
      alt: 'Still life: a gold ring with a green stone on a round stand before a golden arch, with jhumka earrings, a ruby ring and a string of pearls',
    },
    screen: {
      name: 'jewellery-ui',
      alt: 'The shop’s website: rings, earrings and pearls with their prices; beside it a ring’s bill on a phone',
    },
    link: { label: 'Visit the jewellery store', href: company.projects[0] },
    service: { label: 'Service: CMS Solutions', href: '/CmsPage' },
  },
  {
    title: 'Online Astrology Platform',
    description:
      'Visitors enter their birth details, see their chart and book a consultation. Astrologers manage their own timings and notes.',
    image: {
      name: 'astrology',
      alt: 'Still life: a golden armillary sphere before a colourful zodiac wheel, with a lit diya and a phone that shows a birth chart',
    },
    screen: {
      name: 'astrology-ui',
      alt: 'The platform: a birth chart and the form it is drawn from; beside it, on a phone, the times free for a consultation',
    },
    link: { label: 'Visit the astrology platform', href: company.projects[1] },
    service: { label: 'Service: Full Stack Development', href: '/FullStack' },
  },
  {
    title: 'Jewellery Billing Software',
    description:
      'Weigh the piece, pick the purity, and the bill is ready: the day’s gold rate, making charges, old gold and GST are worked out and printed at the counter.',
    image: {
      name: 'billing',
      alt: 'Still life: a shopkeeper in an orange turban at a jeweller’s counter with a gold balance, coins, a billing screen and a bill printer',
    },
    screen: {
      name: 'billing-ui',
      alt: 'The billing screen: two pieces, old gold taken back and GST; beside it the printed tax invoice',
    },
    link: { label: 'Visit the billing software', href: company.projects[2] },
    service: { label: 'Service: Accounting Software', href: '/AccountingSoftPage' },
  },
];
