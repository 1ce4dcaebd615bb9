import facts from '#owner/careers.json' with { type: 'json' };
import type { StudentsContent } from './types.ts';

const { duration, mode, fee, certificate, starts } = facts.internship;

const page: StudentsContent = {
  meta: {
    title: 'Internship and training for students',
    description:
      'Internship and training in Greater Noida for students of web, software and app development: real tasks, code review and a form for your questions.',
  },
  heading: 'Our Vision for Students',
  lead: 'College teaches you why software works. Our internship and training programme shows you how it is planned, built, tested and handed to a customer.',
  image: {
    name: 'coding-session',
    alt: 'Clay-figure scene: a learner and a developer sit side by side in front of two screens full of coloured code',
  },
  vision: {
    title: 'Learn next to working developers',
    text: [
      'The best time to meet real users, deadlines and bugs is before your first job. We want students in Greater Noida and the colleges around it to have that chance close to home.',
      'You sit with the team and take on a small task from a live project. You discuss it, build it, have it reviewed, correct it, and watch it being tested.',
      'B.Tech, BCA, MCA and diploma students can all ask for a place. Marks matter less to us than curiosity and the habit of finishing what you start.',
    ],
  },
  benefits: {
    title: 'What you take with you',
    items: [
      {
        name: 'Practical Experience',
        text: 'Work on parts of real websites, software and apps, with version control, reviews and dates to keep.',
      },
      {
        name: 'Skill Development',
        text: 'Go deep into one subject at a time: HTML and CSS, JavaScript, React, Node, databases, testing or digital marketing.',
      },
      {
        name: 'Networking',
        text: 'Get to know developers, designers and other interns, and keep people you can ask for advice later.',
      },
      {
        name: 'Stronger Resume',
        text: 'Leave with finished work that you can show, describe and defend in an interview.',
      },
      {
        name: 'Workplace Culture',
        text: 'See how a team plans its day, takes criticism, speaks with a customer and owns up to a mistake.',
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
    text: 'Tell us what you study and what you would like to learn. All fields are required, and the resume must be a .pdf, .doc or .docx file. For anything urgent, please call the office during open hours.',
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
      hint: 'A .pdf, .doc or .docx file.',
      again:
        'What you typed last time is still here. Only the resume is missing; please choose it once more.',
      faults: {
        format: 'We can only open .pdf, .doc and .docx. Please choose the resume in one of them.',
        empty: 'There is nothing in this file. Please choose the right one, or save it again.',
      },
    },
    submit: 'Send Enquiry',
    thanks: 'Thank you, {name}! We will contact you soon.',
    status: { thanked: 'To be sure of an answer, please also call or write to us:' },
    noScript:
      'This form needs JavaScript. Without it, please call or write to us; the number and the address are at the foot of this page.',
  },
};

export default page;
