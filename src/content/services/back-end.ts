import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Back-End Development, APIs and Databases',
    description:
      'APIs, databases, UPI payments and GST connections in Node.js, .NET or Python, documented in OpenAPI and hosted in an account that stays in your name.',
  },
  heading: 'Back-End Development',
  family: 'backend',
  image: {
    name: 'back-end',
    alt: 'A server with two drives, woven in gold threads on indigo silk',
  },
  lead: 'Data, rules, logins and integrations on the server, documented well enough for another team to run.',
  description: [
    'An order booked twice because the customer pressed Pay again, stock that falls below zero, a clerk who can open the salary sheet: such faults are made or prevented in the back end. We write the rules down before the code. Who may see what? What happens when a payment confirmation arrives late? You approve this document, and our automated tests are written against it.',
    'Most of our servers run Node.js with Express, or ASP.NET Core. Records that must balance go into MySQL; documents of varying shape go into MongoDB. For reports and imports we often use Python. The API is described in an OpenAPI file, from which an app team can generate its client. A staging server, separate from the live one, receives every release first.',
    'Hosting is set up in your own account with AWS, Azure or an Indian provider, and that bill comes to you directly. We hand over the code, the database scripts, the steps for backup and restore, and a list of all keys with the place where each is changed. Your part is the business rules, sample data without private details, and merchant accounts for payments and SMS. Monthly server care is a separate agreement.',
  ],
  features: {
    title: 'Features of the server side',
    items: [
      {
        name: 'Documented API',
        text: 'Each address lists its inputs, answers and error codes, with examples that can be run in Postman.',
      },
      {
        name: 'Roles and permissions',
        text: 'Rights are checked on the server for every request, even where the screen already hides the button.',
      },
      {
        name: 'UPI and card payments',
        text: 'We connect Razorpay, Cashfree or another gateway you hold. Webhook signatures are verified and repeated notices are counted once.',
      },
      {
        name: 'GST connections',
        text: 'E-invoice data goes to the registration portal through your GST Suvidha Provider. The IRN and signed QR code are stored with the invoice.',
      },
      {
        name: 'Message queue',
        text: 'WhatsApp templates, DLT-registered SMS and email wait in a queue and are tried again when a provider is down.',
      },
      {
        name: 'Backups that restore',
        text: 'Copies are made on a schedule, and before hand-over we restore one on a spare server to prove it works.',
      },
      {
        name: 'Personal data under control',
        text: 'Consent is stored with its date and wording. A person’s record can be exported, corrected or erased, as the DPDP Act foresees.',
      },
    ],
  },
  technologies: {
    title: 'Technologies on the server',
    items: [
      'Node.js',
      'Express',
      'ASP.NET Core',
      'Python',
      'MySQL',
      'MongoDB',
      'Redis',
      'Docker',
      'OpenAPI',
    ],
  },
  faq: [
    {
      question: 'MySQL or MongoDB: which one do we need?',
      answer:
        'If your records refer to each other and must add up, as invoices, stock and fees do, choose MySQL. A catalogue in which every product type has other fields, or a log of device readings, fits MongoDB well. Some projects use both. The choice is explained in the design note before any table is created, with its consequences for reports and hosting.',
    },
    {
      question: 'How is a back-end project quoted and paid?',
      answer:
        'We list the operations the server must offer, the user roles and the outside systems to connect, and put an amount beside each. Payment follows milestones. The first instalment is the advance: once paid it cannot be claimed back, and our duty to refund arises only if we do not deliver as the signed contract says. Each invoice shows GST and, if you give it, your GSTIN.',
    },
    {
      question: 'Where will our data be kept, and who can reach it?',
      answer:
        'On servers in the region you choose; Mumbai, Hyderabad and others in India are available with the large clouds. Companies must keep a daily backup of their account books in India, so we plan for that. During the project our developers use named logins with two-factor sign-in. After hand-over you delete those logins yourself and need not ask us.',
    },
  ],
  action: { label: "Let's Start", href: '/Back/Contact' },
} satisfies ServiceContent;
