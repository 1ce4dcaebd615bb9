import type { TeamContent } from './types.ts';

const page: TeamContent = {
  meta: {
    title: 'Our designers, developers and testers',
    description:
      'Meet the project lead, designer, developers, tester and marketer you will work with, and read what each of them cares about.',
  },
  heading: 'Our team',
  lead: 'Six people plan, build, test and promote your project. Here is what each of us does and cares about.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: the team of six around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
