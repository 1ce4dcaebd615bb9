import type { TeamContent } from './types.ts';

const page: TeamContent = {
  meta: {
    title: 'Our designers, developers and testers',
    description:
      'Meet the project lead, designer, developers, tester and marketer you will work with, and read what each of them cares about.',
  },
  heading: 'Our team',
  lead: 'Who plans, builds, tests and promotes your project, and what each of us cares about.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: six colleagues around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
