import type { TeamContent } from './types.ts';

const page: TeamContent = {
  meta: {
    title: 'Our team of designers, developers and testers',
    description:
      'Meet the project lead, designer, developers, tester and marketer you will work with, and read what each of them cares about in their own words.',
  },
  heading: 'Our team',
  lead: 'You should know whom you are trusting with your business. Here is each of us, with our role and a few words of our own.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: the team of six around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
