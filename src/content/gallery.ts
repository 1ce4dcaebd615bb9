import type { GalleryContent } from './types.ts';

const page: GalleryContent = {
  meta: {
    title: 'Gallery: how we like to work',
    description:
      'Six scenes with clay figures: the team at its table, a coding session, a client meeting, a project review, the office and a celebration.',
  },
  heading: 'Our Gallery',
  lead: 'These six clay-figure scenes show how we like to work. They are illustrations, not photographs of our office.',
  images: [
    {
      id: 1,
      src: 'team',
      alt: 'Clay-figure scene: six colleagues with laptops around a long wooden table, a board of coloured task cards on the green wall behind them',
      title: 'Team',
    },
    {
      id: 2,
      src: 'celebration',
      alt: 'Clay-figure scene: the same six colleagues gathered around a cake, with garlands of marigolds on the walls',
      title: 'Celebration Event',
    },
    {
      id: 3,
      src: 'coding-session',
      alt: 'Clay-figure scene: two developers turn to each other at a desk with two screens full of coloured code, bunting above them',
      title: 'Coding Session',
    },
    {
      id: 4,
      src: 'client-meeting',
      alt: 'Clay-figure scene: two clients and two colleagues with tea mugs and papers at a round table, a chart of rising bars on the wall',
      title: 'Client Meeting',
    },
    {
      id: 5,
      src: 'office-space',
      alt: 'Model of the office without people: desks in a green-walled room with tall arched windows',
      title: 'Office Space',
    },
    {
      id: 6,
      src: 'project-review',
      alt: 'Clay-figure scene: five colleagues around a small table with a laptop, behind them a wall of task cards joined by golden threads',
      title: 'Project Review',
    },
  ],
};

export default page;
