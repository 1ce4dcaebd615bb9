import { Back } from '#owner/services';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Back-end, API and database development',
    description:
      'APIs, databases, UPI payments and GST connections in Node.js, .NET or Python, documented in OpenAPI and hosted in an account that stays in your name.',
  },
  heading: 'Back-End Development',
  family: 'backend',
  image: {
    name: 'back-end',
    alt: 'A server with two drives, woven in gold threads on indigo silk',
  },
  lead: 'The data, rules, logins and integrations behind your website or app, documented well enough for another team to run.',
  ...Back,
  description: [
    'An order is booked twice because the customer pressed Pay again. Stock falls below zero. A clerk opens the salary sheet. To prevent this, we write the rules down before the code: who may see what, and what happens when a payment confirmation arrives late. You approve this document, and we write automated tests against it.',
    'We write servers in Node.js with Express, or in ASP.NET Core. Records that must balance go into MySQL; documents of varying shape go into MongoDB. For reports and imports we often use Python. We describe the API in an OpenAPI file that an app team can work from. Every release goes to a staging server first, separate from the live one.',
    'We set up hosting in your own account with AWS, Azure or an Indian provider, and that bill comes to you directly. We hand over the code, the database scripts, the steps for backup and restore, and a list of all keys with the place where each is changed. You supply the business rules, sample data without private details, and merchant accounts for payments and SMS. Monthly server care is a separate agreement.',
  ],
  example: {
    title: 'One order, seen from the server',
    text: 'A repeated payment notice counts once, and a clerk is refused the salary list.',
    screen: 'back-end',
    alt: 'The requests of an order on a server, from OTP to payment: a repeated payment notice is marked as counted once, a clerk’s request for salaries is refused with 403. Beside it the order in JSON: taxable 2810.00, CGST and SGST 252.90 each, total 3315.80',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Documented API',
        text: 'Each endpoint lists its inputs, responses and error codes, with examples to run in Postman.',
      },
      {
        name: 'Roles and permissions',
        text: 'The server checks rights for every request, even where the screen already hides the button.',
      },
      {
        name: 'UPI and card payments',
        text: 'We connect Razorpay, Cashfree or another gateway you hold, verify each payment notice and count repeated notices once.',
      },
      {
        name: 'GST connections',
        text: 'E-invoice data goes to the registration portal through your GST Suvidha Provider. The invoice reference number (IRN) and signed QR code are stored with the invoice.',
      },
      {
        name: 'Message queue',
        text: 'WhatsApp templates, DLT-registered SMS and email wait in a queue and are resent once the provider is back.',
      },
      {
        name: 'Backups that restore',
        text: 'Copies are made on a schedule, and before handover we restore one on a spare server to prove that it works.',
      },
      {
        name: 'Personal data under control',
        text: 'Consent is stored with its date and wording. A person’s record can be exported, corrected or erased, as the DPDP Act provides.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
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
        'If your records refer to each other and must add up, as invoices, stock and fees do, choose MySQL. A catalogue in which every product type has different fields, or a log of device readings, fits MongoDB well. Some projects use both. A design note explains the choice, with its consequences for reports and hosting, before we create any table.',
    },
    {
      question: 'What decides the price of a back end?',
      answer:
        'The functions the server offers, the user roles and the systems to connect. We put an amount beside each. Banks and government portals with their own approval steps take more hours.',
    },
    {
      question: 'Where will our data be kept, and who can reach it?',
      answer:
        'On servers in the region you choose; the large clouds offer Mumbai, Hyderabad and others in India. During the project our developers use named logins with two-factor sign-in. After handover you can delete those logins yourself.',
    },
  ],
  action: { label: "Let's Start", href: '/Back/Contact' },
} satisfies ServiceContent;
