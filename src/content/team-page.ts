import { company } from './company.ts';
import { team } from './team.ts';
import type { TeamContent } from './types.ts';

const hasPeople = team.length > 0;

const page: TeamContent = {
  meta: {
    title: `Our IT team in ${company.city}`,
    description: hasPeople
      ? `Meet the people in ${company.city} who will work on your website, software or app, and read what each of them does and cares about.`
      : `One team in ${company.city} works on your website, software or app from the first meeting to the launch and after. See how to reach it.`,
  },
  heading: 'Our team',
  lead: hasPeople
    ? 'Meet the people your business will work with, and read what each of them cares about.'
    : 'Your business has one team for the whole project, from start to launch.',
  image: {
    name: 'team',
    alt: 'Illustrated scene: six colleagues around a long table with laptops and papers; a board with coloured cards hangs on the wall',
  },
};

export default page;
