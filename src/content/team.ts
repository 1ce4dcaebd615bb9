import type { Team } from './types.ts';

/** Examples: the owner puts in real names, roles, messages and photographs of the same crop. */
export const team: Team = [
  {
    name: 'Arjun Example',
    role: 'Founder and Project Lead',
    image: {
      name: 'portrait-0',
      alt: 'Illustrated figure standing in for Arjun Example: a bearded man in a dark green kurta with gold buttons',
    },
    message:
      'I write down what you ask for and read it back to you before anyone draws a screen. If a date moves, you hear it from me.',
  },
  {
    name: 'Meera Example',
    role: 'UI/UX Designer',
    image: {
      name: 'portrait-1',
      alt: 'Illustrated figure standing in for Meera Example: a woman with long dark hair and a bindi, in orange',
    },
    message:
      'I watch people fill in the paper form before I design the digital one. I am done when your least patient customer gets through it alone.',
  },
  {
    name: 'Gurpreet Example',
    role: 'Full-Stack Developer',
    image: {
      name: 'portrait-2',
      alt: 'Illustrated figure standing in for Gurpreet Example: a bearded man in an orange turban and a cream kurta',
    },
    message:
      'I build the screens and the database behind them. A bill that prints right the first time, on an old printer too, makes my day.',
  },
  {
    name: 'Kavya Example',
    role: 'Mobile App Developer',
    image: {
      name: 'portrait-3',
      alt: 'Illustrated figure standing in for Kavya Example: a woman with a high bun and round gold glasses, in yellow',
    },
    message:
      'I keep a drawer of old and cheap phones, because your customers do not all own a new one. My app has to open quickly on each of them.',
  },
  {
    name: 'Rohan Example',
    role: 'QA Engineer',
    image: {
      name: 'portrait-4',
      alt: 'Illustrated figure standing in for Rohan Example: a man with curly black hair and round gold glasses, in maroon',
    },
    message:
      'I type wrong dates, pull out the network cable and press every button twice. Better I find the fault on a Tuesday than your cashier on Dhanteras.',
  },
  {
    name: 'Ananya Example',
    role: 'Digital Marketing Executive',
    image: {
      name: 'portrait-5',
      alt: 'Illustrated figure standing in for Ananya Example: a woman with a dark bob and a bindi, in pale pink',
    },
    message:
      'I write pages and ads that answer what people in your area search for. Every month I show you which spending brought enquiries and which did not.',
  },
];
