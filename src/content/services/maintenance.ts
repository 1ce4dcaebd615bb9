import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

const { hours, response } = company.support;
const reports = hours && `You can report problems ${hours}. `;
const channels = company.whatsapp ? 'phone, email or WhatsApp' : 'phone or email';
const call = hours
  ? `Call the number in your contract; customer support takes reports ${hours}.`
  : 'Call the contact person named in your contract.';

export default {
  meta: {
    title: 'Software maintenance and AMC',
    description:
      'Fixes, updates, backups and small improvements for business software, under an annual contract with a clear list of what is covered and what is not.',
  },
  heading: 'Software Maintenance',
  family: 'care',
  image: {
    name: 'maintenance',
    alt: 'A wrench woven in teal threads on cotton-cream cloth',
  },
  lead: 'We maintain the software your firm, school or clinic depends on: we fix errors, install updates and adapt it to new GST rules, under a contract in plain language.',
  ...serviceFacts('SoftwareMaintainsPage'),
  description: [
    'Software that worked on the day of delivery has to cope with a new Windows version, a changed GST portal and ten times the data. We look after billing, inventory, school management, clinic records and internal tools in .NET, Java, PHP, Python or Node.js, whether we or another firm wrote them.',
    `We begin with a paid assessment. We build the program from its source on our own machine, list its parts and their age, and try a restore from your backup. That assessment is the basis of your annual maintenance contract (AMC), which states tasks, hours, contact persons and exclusions. ${reports}We do planned work in our open hours, unless we agree another time with you.`,
  ],
  terms: {
    get: 'A ticket number for every request, fixes and small changes within the agreed hours, tested backups, and a monthly meeting about open requests.',
    bring:
      'The source code, database access and proof that you may change the software. Allow an hour a month for the meeting.',
    separate:
      'The assessment at the start, new modules, extra site visits, hardware, third-party licences, virus protection on office computers, and data entry.',
  },
  example: {
    title: 'A month under contract',
    text: 'The report lists the requests and the hours used, and shows how much faster a stock report has become.',
    screen: 'maintenance',
    alt: 'A maintenance report for November 2026: four requests took 6.5 of 10 hours. A stock report that opened in 14.2 seconds opens in 1.3 seconds',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Ticket for every request',
        text: `Reports by ${channels} get a number, a status you can follow, and a priority, for which your contract sets the response time.`,
      },
      ...(response ? [{ name: 'Response times', text: response }] : []),
      {
        name: 'Patches and libraries',
        text: 'We check security notices for your framework, database and libraries, and install the fixes that are published.',
      },
      {
        name: 'Tested backups',
        text: 'We watch the backups and restore one at agreed intervals to check that it works.',
      },
      {
        name: 'Pupils’ and customers’ records',
        text: 'We work with real records only where the job needs them, as for a trial restore. The contract says who may open them and where copies are kept.',
      },
      {
        name: 'Database care',
        text: 'We look after slow queries, missing indexes, growing logs and data that belongs in an archive.',
      },
      {
        name: 'Release notes',
        text: 'Every change goes live with a date, a version and two lines your users can understand.',
      },
      {
        name: 'Small changes',
        text: 'A new column in a report or another print format, within the hours the contract sets aside.',
      },
    ],
  },
  benefits: {
    title: 'Why have a contract',
    items: [
      {
        name: 'Predictable cost',
        text: 'You can budget for a yearly fee, not for an emergency on the due date of a GST return.',
      },
      {
        name: 'Someone who knows it',
        text: 'After the assessment we know the parts of your program before you first call.',
      },
      {
        name: 'Longer life',
        text: 'A program that keeps up with its platform rarely needs an early rewrite.',
      },
      {
        name: 'Better documents with each fix',
        text: 'Each fix adds to the technical notes, so you depend less on any one person, including ours.',
      },
    ],
  },
  extra: {
    kind: 'types',
    title: 'Types of software maintenance',
    items: [
      {
        name: 'Corrective',
        text: 'Fixing errors that users report or our logs reveal: a total that rounds wrongly, a screen that hangs.',
      },
      {
        name: 'Adaptive',
        text: 'Keeping up with changes around the program, such as a new e-invoice schema, a browser release or a server move.',
      },
      {
        name: 'Perfective',
        text: 'Improving what works already, from a shorter entry screen to a report that runs in seconds.',
      },
      {
        name: 'Preventive',
        text: 'Removing risks before they cause trouble: outdated libraries, full disks, code without tests, expiring certificates.',
      },
    ],
  },
  faq: [
    {
      question: 'Will you maintain software that another company wrote?',
      answer:
        'Yes, if you have the source code and the right to have it changed. The assessment is paid and quoted first, and you keep its report even when no contract follows. Without source we can still care for the server and the backups and help you move the data elsewhere.',
    },
    {
      question: 'What does the AMC include, and what is billed extra?',
      answer:
        'The fee covers the listed types of maintenance up to the agreed hours, and the monthly meeting. Extras are listed above; repairing damage caused by other people’s changes is one more. When the agreed hours are used up, we ask you before we do more.',
    },
    {
      question: 'Whom do we call if our billing software fails at night?',
      answer: `${call} Say what has stopped, how many users are affected and since when. How soon a developer takes over at night depends on the priority levels in your contract. Choose the level by what an hour’s downtime costs you. Until the software works again, a paper bill book with its own number series covers sales that need no IRN.`,
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
