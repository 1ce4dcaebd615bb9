import type { WayOnWords } from './types.ts';

/** The ends of pages, by what a page is for. */
export const wayOn = {
  offer: {
    title: 'Ask for a quotation',
    text: 'Describe the job in a few lines, or call and we will ask the questions:',
    links: [
      { label: 'Get a quotation', href: '/Contact?about=quotation' },
      { label: 'How we quote', href: '/about#how-we-quote' },
    ],
  },
  company: {
    title: 'Talk to us',
    text: 'Use the contact form, read about our services, or call:',
    links: [
      { label: 'Contact', href: '/Contact' },
      { label: 'Our Services', href: '/OurWorks' },
    ],
  },
  applicant: {
    title: 'Questions about a job?',
    text: 'You can call us before you apply:',
    links: [
      { label: 'Our team', href: '/Ourteam' },
      { label: 'Internship', href: '/Our-vision-for-student' },
    ],
  },
  student: {
    title: 'Questions about the internship?',
    text: 'Write to us with the contact form, or call:',
    links: [
      { label: 'Contact', href: '/Contact' },
      { label: 'Our team', href: '/Ourteam' },
    ],
  },
} as const satisfies Record<string, WayOnWords>;

/** The way to Contact where the specification allows no button. */
export const wayToWrite = {
  before: 'To write instead, use the ',
  label: 'contact form',
  after: '.',
};
