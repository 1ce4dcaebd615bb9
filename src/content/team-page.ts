import { company } from './company.ts';
import { team } from './team.ts';
import type { TeamContent } from './types.ts';

const hasPeople = team.length > 0;

const page: TeamContent = {
  meta: {
    title: `Our IT team in ${company.city}`,
    description: hasPeople
      ? 'Meet the people you will work with, and read what each of them does and cares about.'
      : 'The people who will work on your website, software or app, and how to reach them.',
  },
  heading: 'Our team',
  lead: hasPeople
    ? 'Who works on your project, and what each of us cares about.'
    : 'One team works on your project from start to launch.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: six colleagues around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
