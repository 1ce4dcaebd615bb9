import { expect, test } from 'vitest';
import { briefWords } from '../../src/content/brief.ts';
import { type BriefInput, questions } from '../../src/machines/brief/brief.machine.ts';

/** By question, the button of each answer and what it says in the message. */
const answers = [
  {
    Shop: 'We run a shop.',
    Wholesaler: 'We are a wholesaler.',
    Clinic: 'We run a clinic.',
    School: 'We run a school.',
    Workshop: 'We run a workshop.',
    'Something else': 'Our business is not one of the kinds you list.',
  },
  {
    'Bills and stock take too long': 'Billing and keeping stock take up too much of our time.',
    'Enquiries get lost': 'We lose track of our enquiries.',
    'Orders and material are hard to follow':
      'We cannot easily track our orders or the material they need.',
    'Customers cannot book online': 'We want people to be able to book with us online.',
    'Customers cannot buy online': 'We want people to be able to buy from us online.',
    'No website, or an old one': 'We have no website, or one that is out of date.',
    'We want an app': 'We want an app for our customers or our staff.',
    'Our program breaks or needs changes': 'The program we have breaks or needs changes.',
    'Too few customers find us': 'Too few new customers find us.',
    'Something else': 'We need something else and would like to explain it.',
  },
  {
    'Only me': 'One person will use it.',
    '2 to 5': 'Two to five people will use it.',
    '6 to 20': 'Six to twenty people will use it.',
    'More than 20': 'More than twenty people will use it.',
    'Our customers': 'The people we serve will use it.',
  },
  {
    Excel: 'We use Excel now.',
    Tally: 'We use Tally now.',
    'Another program': 'We use another program now.',
    Paper: 'We work on paper now.',
    'Nothing yet': 'We have no system for this yet.',
  },
  {
    'Within a month': 'We need it within a month.',
    'In one to three months': 'We need it in one to three months.',
    Later: 'We need it in more than three months.',
    'No fixed date': 'We have no fixed date for this.',
  },
  {
    'Under ₹1 lakh': 'Our budget is under ₹1 lakh.',
    '₹1 to 3 lakh': 'Our budget is ₹1 lakh to ₹3 lakh.',
    '₹3 to 10 lakh': 'Our budget is ₹3 lakh to ₹10 lakh.',
    'Above ₹10 lakh': 'Our budget is above ₹10 lakh.',
    'Not sure': 'We are not sure about the budget.',
  },
] as const;

/** The subject of a message with this answer, where it is not `Enquiry`. */
const subjects: Readonly<Record<string, string>> = {
  'Bills and stock take too long': 'Enquiry: Accounting Software',
  'Enquiries get lost': 'Enquiry: CRM System',
  'Orders and material are hard to follow': 'Enquiry: ERP Software Services',
  'Customers cannot book online': 'Enquiry: Full Stack Development',
  'Customers cannot buy online': 'Enquiry: Full Stack Development',
  'No website, or an old one': 'Enquiry: CMS Solutions',
  'We want an app': 'Enquiry: Android App Development',
  'Our program breaks or needs changes': 'Enquiry: Software Maintenance',
  'Too few customers find us': 'Enquiry: Digital Marketing',
};

test('each answer of the brief says in a message what its button says, under the subject of its service', () => {
  const { choices }: BriefInput = briefWords;
  const offered = questions.map((question) =>
    choices[question].filter(({ isService }) => !isService),
  );
  expect(
    offered.map((ofQuestion) =>
      Object.fromEntries(ofQuestion.map((one) => [one.label, one.sentence])),
    ),
  ).toEqual(answers);
  const withSubject = offered.flat().filter(({ subject }) => subject);
  expect(Object.fromEntries(withSubject.map((one) => [one.label, one.subject]))).toEqual(subjects);
});
