import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Software Maintenance and Annual Contracts (AMC)',
    description:
      'Repairs, updates, backups and small improvements for business software, under an annual contract with a clear list of what is covered and what is not.',
  },
  heading: 'Software Maintenance',
  family: 'care',
  image: {
    name: 'maintenance',
    alt: 'A wrench woven in teal threads on cotton-cream cloth',
  },
  lead: 'Your business software is kept running, patched and in step with the rules, under a contract you can read.',
  description: [
    'Software that worked on the day of delivery meets a new Windows, another browser, a changed GST portal and a tenfold database. Maintenance is the work that keeps it useful through all this. We look after programs of our own and of other makers: billing, inventory, school management, clinic records, internal tools in .NET, Java, PHP, Python or Node.js.',
    'A takeover begins with an assessment. We build the program from its source on our own machine, list its parts and their age, try a restore from your backup, and note what alarms us. On this rests the annual contract, called AMC, which states tasks, hours, contact persons and exclusions. Inside it every request has a ticket number, and once a month we sit down with you over the open list.',
    'Customer support is reachable 24/7 to take in a report; planned work and releases are done in office hours, Monday to Saturday. To start we need the source code, database access and proof that you may change the software. New modules are projects with a quote of their own. Hardware, operating system licences, virus protection on office computers and data typing are not covered.',
  ],
  features: {
    title: 'Features of a maintenance contract',
    items: [
      {
        name: 'Ticket for every request',
        text: 'Reports by phone, email or WhatsApp receive a number and a priority, and you can see their state.',
      },
      {
        name: 'Patches and libraries',
        text: 'Known weaknesses in the framework, database and third-party parts are followed and closed.',
      },
      {
        name: 'Tested backups',
        text: 'Backups are watched, and at agreed intervals one is restored to see whether it opens.',
      },
      {
        name: 'Database care',
        text: 'Slow queries, missing indexes, growing logs and data that belongs in an archive.',
      },
      {
        name: 'Release notes',
        text: 'Every change goes live with a date, a version and two lines that users can understand.',
      },
      {
        name: 'Small changes',
        text: 'A new column in a report or another print format, within the hours the contract sets aside.',
      },
    ],
  },
  benefits: {
    title: 'Key benefits of a maintenance contract',
    items: [
      {
        name: 'Predictable cost',
        text: 'A yearly amount can be budgeted, which an emergency on the last day of a return cannot.',
      },
      {
        name: 'Someone who knows it',
        text: 'The developer who answers has already read your code.',
      },
      {
        name: 'Longer life',
        text: 'A program that moves with its platform need not be rewritten every few years.',
      },
      {
        name: 'Documents that grow',
        text: 'Each repair adds to the technical notes, so you depend less on any one person, including ours.',
      },
    ],
  },
  extra: {
    kind: 'types',
    title: 'Types of software maintenance',
    items: [
      {
        name: 'Corrective',
        text: 'Repairing faults that users report or that our logs reveal: a total that rounds wrongly, a screen that hangs.',
      },
      {
        name: 'Adaptive',
        text: 'Following changes outside the program, for instance a new e-invoice schema, a browser release or a server move.',
      },
      {
        name: 'Perfective',
        text: 'Improving what works already, from a shorter entry screen to a report that runs in seconds.',
      },
      {
        name: 'Preventive',
        text: 'Removing causes before they hurt: outdated libraries, full disks, code without tests, expiring certificates.',
      },
    ],
  },
  faq: [
    {
      question: 'Will you maintain software that another company wrote?',
      answer:
        'If you have the source code and the right to have it changed, yes. The assessment is a small paid job of its own, at the end of which you hold a written state of health even when no contract follows. Without source we can still care for the server and the backups and help you move the data to something else.',
    },
    {
      question: 'What does the AMC include, and what is billed extra?',
      answer:
        'Included are the listed types of maintenance up to the agreed hours, monitoring, and the monthly meeting. Extra are new modules, site visits beyond those listed, third-party licences and damage by other people’s changes. The fee is normally invoiced in advance, plus GST. Advances are non-refundable; the terms make an exception when we do not deliver what was contracted. Tell us if you deduct TDS.',
    },
    {
      question: 'The billing stops at nine in the evening. Whom do we call?',
      answer:
        'Customer support, which is there round the clock. The person notes what is stopped, how many users are affected and since when, and helps with measures that need no developer, such as the emergency bill book or a restart. How quickly a developer takes over depends on the priority levels in your contract, so choose those by what an hour of standstill costs you.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
