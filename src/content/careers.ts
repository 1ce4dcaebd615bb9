import { currentOpenings, formatRupees, readOwner } from '@workshop/facts';
import { company } from './company.ts';
import { longDate } from './dates.ts';
import type { CareersContent, Opening } from './types.ts';

const facts = readOwner().careers;

const pays = { from: 'From {from}', range: '{from} to {to}' };
const per = { month: '{pay} a month', year: '{pay} a year' };
const modes = { office: 'In the office', remote: 'Remote', hybrid: 'Partly from home' };

function openingOf(opening: (typeof facts.openings)[number]): Opening {
  const { id, title, text, payFrom, payTo, payPer, mode, experience, stack, date, end } = opening;
  const pay = pays[payTo ? 'range' : 'from']
    .replace('{from}', formatRupees(payFrom))
    .replace('{to}', formatRupees(payTo));
  const work = [
    { name: 'Pay', text: payFrom > 0 ? per[payPer].replace('{pay}', pay) : '' },
    { name: 'Experience', text: experience },
    { name: 'Office or remote', text: modes[mode] },
    { name: 'Technologies', text: stack },
  ].filter((item) => item.text !== '');
  const days = [
    { name: 'Published', text: longDate(new Date(date)) },
    { name: 'Last day to apply', text: end && longDate(new Date(end)) },
  ].filter((item) => item.text !== '');
  const line = work.map((item) => item.text).join(' · ');
  return { id, href: `/Carrer/${id}`, title, line, text, items: [...work, ...days], date, end };
}

/** The openings that have not ended. */
export const openings = currentOpenings(facts.openings).map(openingOf);

const { resumeLimitKB } = facts;
const resumeLimitMB = resumeLimitKB / 1024;
const resumeLimit = Number.isInteger(resumeLimitMB) ? `${resumeLimitMB} MB` : `${resumeLimitKB} KB`;

const page: CareersContent = {
  meta: {
    title:
      openings.length > 0
        ? `Careers: IT jobs in ${company.city}`
        : `Careers: IT work in ${company.city}`,
    description: `Apply as a developer or digital marketing executive in ${company.city}, as a fresher or with experience, and see what happens after you apply.`,
  },
  heading: 'Join Our Team',
  lead: 'Apply as a developer or digital marketing executive, whether you are a fresher or experienced. Businesses will use your work every day.',
  image: {
    name: 'project-review',
    alt: 'Clay-figure scene: colleagues stand together and look at a large board on the wall',
  },
  toForm: { label: 'Apply for a job', href: '#application' },
  steps: {
    title: 'What happens after you apply',
    items: [
      {
        name: 'We read it',
        text: [
          'One of us reads your form and your resume.',
          facts.replyTime && `Reply time: ${facts.replyTime}`,
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        name: 'We call',
        text: 'If your profile fits, we phone you to talk about your experience, the work you want and your notice period. If not, we email you.',
      },
      {
        name: 'You show your work',
        text: 'Walk us through something you have built, or do a short practical task.',
      },
      {
        name: 'We meet',
        text: 'At the office or on a call, you see how we work and put your questions to your future colleagues.',
      },
      {
        name: 'We make an offer',
        text: 'If we choose you, our written offer states the role, the salary and the joining date, and you get time to decide.',
      },
    ],
  },
  openings: {
    title: 'Current openings',
    items: openings,
  },
  ended: 'This opening has ended. You may apply for other work:',
  work: {
    title: 'Good to know',
    items: facts.officeDays ? [{ name: 'Office days', text: facts.officeDays }] : [],
  },
  form: {
    title: 'Job application',
    text: [
      openings.length === 0 && 'No opening is published at the moment. You may apply all the same.',
      'Choose the closest designation and mark the skills you have used at work or in your studies. Everything except skills is required. The form sends us your answers and your resume by email.',
    ]
      .filter(Boolean)
      .join(' '),
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      experience: 'Experience',
      designation: 'Designation',
      skills: 'Skills',
    },
    choose: 'Please choose',
    options: {
      experience: [
        { value: 'Fresher', label: 'Fresher' },
        { value: 'less than one', label: '< 1 year' },
        { value: 'one year', label: '1 year' },
        { value: 'two year', label: '2 year' },
        { value: 'three year', label: '3+ year' },
      ],
      designation: [
        { value: 'Full Stack Developer', label: 'Full Stack Developer' },
        { value: 'Frontend Developer', label: 'Frontend Developer' },
        { value: 'Backend Developer', label: 'Backend Developer' },
        { value: 'Software Developer', label: 'Software Developer' },
        { value: 'App Developer', label: 'App Developer' },
        { value: 'Digital Marketing', label: 'Digital Marketing Executive' },
      ],
    },
    skills: [
      'C',
      'C++',
      'C#',
      'python',
      'java',
      '.NET',
      'html',
      'css',
      'javaScript',
      'react',
      'node',
      'mongoDB',
      'expressJS',
      'SEO',
    ],
    optional: 'optional',
    resumeMaxKB: resumeLimitKB,
    resume: {
      label: 'Resume',
      hint: `A .pdf, .doc or .docx file of at most ${resumeLimit}.`,
      again:
        'Your text is back as you left it. Files cannot be kept, so please choose your resume again.',
      faults: {
        format:
          'This isn’t a .pdf, .doc or .docx file. Please choose your resume in one of these formats.',
        empty: 'This file is empty. Please choose another or save it again.',
        size: `This file is larger than ${resumeLimit}, the limit of our email service. Please choose a smaller one.`,
        unreadable:
          'This file was changed, moved or deleted after you chose it. Please choose it again.',
      },
    },
    submit: 'Apply Now',
    sending: 'Sending…',
    messages: {
      sent: 'Successfully Registered! Our team will contact you shortly.',
      failed: 'Something went wrong. Please try again.',
    },
    status: {
      received: 'Your application has been sent. The next steps are described below.',
      failed:
        'Everything is still in the form, including your resume. Check that you are online and apply again, or get in touch:',
    },
    noCode:
      'This form has not loaded, so it cannot send your application. Write to us and attach your resume, or call:',
  },
};

export default page;
