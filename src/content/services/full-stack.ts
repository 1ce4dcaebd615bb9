import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Full Stack Development of Web Applications',
    description:
      'Booking systems, portals and ordering sites built by one team, from screen to database, in short stages that each end with a version you can use.',
  },
  heading: 'Full Stack Development',
  family: 'software',
  image: {
    name: 'full-stack',
    alt: 'Two layers, one above the other, in pale gold thread on marigold-orange silk',
  },
  lead: 'One team for screens, server and database, with a working version to try at the end of each stage.',
  description: [
    'Full stack work suits a product that does not exist yet, such as a parent portal for a school or an ordering site for a distributor’s dealers. The screens and the data behind them are planned together. When a field changes, the form, the API and the database change with it in the same week, and you have one team to ask about all of them.',
    'We cut the project into stages of two to four weeks. A stage ends with something that runs at a test address, which you open on your own phone and fill with sample data. Your corrections are noted, priced if they go beyond the scope, and planned before the next stage begins. A shared task board shows what is finished and which questions wait for you, so a delay becomes visible early.',
    'In the browser we mostly use React, on the server Node.js or .NET, below it MySQL or MongoDB. At the end you hold the repository, the deployment scripts and an administrator’s manual, and your staff have had a training session in Hindi or English. Name one person on your side who may decide; unanswered questions cost more time than code. Domain, hosting, gateway charges and hardware such as barcode scanners are outside our fee.',
  ],
  features: {
    title: 'Features of a full stack project',
    items: [
      {
        name: 'Written scope',
        text: 'A short document in plain words lists screens, roles, reports and what is left for later. Both sides sign it.',
      },
      {
        name: 'Admin panel',
        text: 'Your staff manage users, prices and records themselves, and the panel notes who changed what.',
      },
      {
        name: 'Login by OTP',
        text: 'Customers sign in with their mobile number through DLT-registered SMS, or with email and password where that suits them better.',
      },
      {
        name: 'Payments and GST bills',
        text: 'A customer pays by UPI or card, the gateway confirms, and a numbered PDF tax invoice leaves by email or WhatsApp.',
      },
      {
        name: 'Installable web app',
        text: 'The site can be added to the home screen and opens with its last data when the network is gone.',
      },
      {
        name: 'Two languages',
        text: 'Texts live in language files, so Hindi and English stay side by side and a third can follow.',
      },
      {
        name: 'Automatic deployment',
        text: 'A release is built, tested and published by a pipeline. Going back to the previous one is a single step.',
      },
    ],
  },
  technologies: {
    title: 'Technologies from screen to database',
    items: [
      'React',
      'TypeScript',
      'Node.js',
      'Express',
      '.NET',
      'MySQL',
      'MongoDB',
      'Docker',
      'GitHub Actions',
    ],
  },
  benefits: {
    title: 'Key benefits of one team',
    items: [
      {
        name: 'No finger-pointing',
        text: 'When a page shows a wrong figure, the people who wrote the page also wrote the query.',
      },
      {
        name: 'Early use',
        text: 'The part you need most can go live while the rest is being built.',
      },
      {
        name: 'Cost in view',
        text: 'Stages are priced one at a time, and you decide after each whether the next is worth it.',
      },
      {
        name: 'Less repeated work',
        text: 'A rule such as the format of a GSTIN is written once and used by browser and server alike.',
      },
    ],
  },
  faq: [
    {
      question: 'We only have an idea. What should we bring to the first meeting?',
      answer:
        'The registers, Excel sheets or WhatsApp messages with which you do the work today. They show us more than a specification would. Bring one example of a normal case and one that went wrong, and think about who will use the product on which device. From this we write the scope, and you can show it to other firms as well.',
    },
    {
      question: 'How do stage payments work?',
      answer:
        'The scope is split into stages with a rupee amount each, and GST is added on the invoice. You pay an advance when a stage begins and the balance when you have accepted it. Advances stay paid under our terms; money goes back only where we have failed to deliver according to the signed contract. You may stop after an accepted stage and keep what exists.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'The contract has a clause for it, to be read before you sign. It names what passes to you and at which payment, and which open-source libraries keep their own licences. We prefer to work from the first day in a repository under your account, so that you can see every change and are never dependent on a zip file from us.',
    },
  ],
  action: { label: "Let's Start", href: '/FullStack/Contact' },
} satisfies ServiceContent;
