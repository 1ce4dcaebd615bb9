import { team } from './team.ts';
import type { TeamContent } from './types.ts';

const hasPeople = team.length > 0;

const page: TeamContent = {
  meta: {
    title: 'Our designers, developers and testers',
    description: hasPeople
      ? 'Meet the project lead, designer, developers, tester and marketer you will work with, and read what each of them cares about.'
      : 'The project lead, designer, developers, tester and marketer you will work with, and how to reach them.',
  },
  heading: 'Our team',
  lead: hasPeople
    ? 'Who plans, builds, tests and promotes your project, and what each of us cares about.'
    : 'One team plans, builds, tests and promotes your project.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: six colleagues around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
