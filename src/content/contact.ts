import { askedAbout, askedSubject } from './asked-about.ts';
import { briefWords } from './brief.ts';
import { company } from './company.ts';
import { contactWords } from './contact-words.ts';
import type { ContactContent } from './types.ts';

const page: ContactContent = {
  meta: {
    title: `Contact our ${company.city} office`,
    description: `Write, call or visit our office in ${company.city}. Open hours, address, phone number, email addresses, map and contact form.`,
  },
  heading: 'Contact Us',
  lead: 'Do you have a project, a question or a problem? Fill in the form, call, email or visit us, and one of us will answer.',
  ...contactWords,
  questions: briefWords,
  services: askedAbout,
  from: 'You’re asking about {service}. We’ve suggested a subject; change it if you like.',
  subject: askedSubject,
};

export default page;
