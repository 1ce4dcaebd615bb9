import { readOwner } from '@workshop/facts';
import { company } from './company.ts';
import type { StudentsContent } from './types.ts';

const { duration, mode, fee, certificate, starts } = readOwner().careers.internship;

const page: StudentsContent = {
  meta: {
    title: `IT internship in ${company.city}`,
    description: `Internship and training in ${company.city} for students of web, software and app development: real tasks, code review and an enquiry form.`,
  },
  heading: 'Our Vision for Students',
  lead: 'In our internship and training programme, college students learn how software is planned, built, tested and handed to a client.',
  image: {
    name: 'coding-session',
    alt: 'Clay-figure scene: a learner and a developer sit side by side in front of two screens full of coloured code',
  },
  toForm: { label: 'Prepare your enquiry', href: '#enquiry' },
  vision: {
    title: 'Learn alongside working developers',
    text: [
      `We want students in ${company.city} and the colleges around it to meet real users, deadlines and bugs before their first job.`,
      'You work with the team and take on a small task from a live project. You discuss it, build it, have it reviewed and watch it being tested.',
      'B.Tech, BCA, MCA and diploma students can apply. Curiosity and the habit of finishing what you start matter more to us than marks.',
    ],
  },
  benefits: {
    title: 'What you gain',
    items: [
      {
        name: 'Practical Experience',
        text: 'Work on parts of real websites, software and apps, with version control, reviews and deadlines.',
      },
      {
        name: 'Skill Development',
        text: 'Study one subject in depth: HTML and CSS, JavaScript, React, Node, databases, testing or digital marketing.',
      },
      {
        name: 'Networking',
        text: 'Get to know our team, whom you can ask for advice later.',
      },
      {
        name: 'Stronger Resume',
        text: 'Leave with work you can explain in an interview, and show where the client agrees.',
      },
      {
        name: 'Workplace Culture',
        text: 'See how a team plans its day, takes criticism, speaks with a client and admits a mistake.',
      },
    ],
  },
  terms: {
    title: 'The internship in short',
    items: [
      { name: 'Duration', text: duration },
      { name: 'Mode', text: mode },
      { name: 'Fee or stipend', text: fee },
      { name: 'Certificate', text: certificate },
      { name: 'Next start', text: starts },
    ].filter(({ text }) => text !== ''),
  },
  form: {
    title: 'Student enquiry',
    text: 'Note here what you study and what you would like to learn. All fields are required. If you are under 18, a parent or guardian must write to us. This form sends us nothing, not even the resume: use it to prepare, then call or email us:',
    fields: {
      name: 'Name',
      contactNumber: 'Contact number',
      email: 'Email',
      highestQualification: 'Highest qualification',
      collegeUniversityName: 'College/university name',
      message: 'Message',
    },
    resume: {
      label: 'Resume',
      hint: 'A .pdf, .doc or .docx file. It stays with you.',
      again: 'What you typed last time is still here. Please choose the resume once more.',
      faults: {
        format: 'We can only open .pdf, .doc and .docx. Please choose the resume in one of them.',
        empty: 'There is nothing in this file. Please choose the right one.',
      },
    },
    submit: 'Send Enquiry',
    thanks: 'Thank you, {name}! We will contact you soon.',
    status: { thanked: 'To get a reply, call or write to us:' },
    prepared: {
      text: 'Nothing has been sent yet. This is what you typed; send it yourself, with your resume:',
      subject: 'Internship enquiry',
      mail: 'Send it by email',
      /** Empty for a company without. */
      whatsapp: company.whatsapp && 'Send it on WhatsApp',
    },
    noCode: 'This form has not loaded fully. Call or write to us instead:',
  },
};

export default page;
