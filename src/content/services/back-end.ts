import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Back-end development with UPI and GST',
    description:
      'Bookings, orders and payments that are counted once: UPI and GST connections, tested backups, and a cloud server in an account that stays in your name.',
  },
  heading: 'Back-End Development',
  family: 'backend',
  image: {
    name: 'back-end',
    alt: 'A server with two drives, woven in gold threads on indigo silk',
  },
  lead: 'We build the server behind your website or app, for businesses that take bookings, orders or payments online.',
  ...serviceFacts('Back'),
  description: [
    'The back end keeps the orders, checks the payments and decides who may see what. It counts each payment once, keeps stock from falling below zero and stops a clerk from opening the salary sheet.',
    'Before we write code, we write your rules down in plain words, and you approve them. We test every release against them on a separate server that your customers never see. It goes live only after these tests.',
  ],
  terms: {
    get: 'The running system in a hosting account of your own, its code, the steps for backup and restore, and a list of all keys and where to change each.',
    bring:
      'Your rules, sample data without private details, and your accounts for payments, SMS and e-invoices. The person who knows the rules needs two or three hours at the start and a short call every week.',
    separate:
      'Monthly care of the server. The providers of hosting, SMS, WhatsApp, payments and GST connections bill you directly.',
  },
  example: {
    title: 'A repeated payment and a refused request',
    text: 'The server counts a repeated payment notice once and refuses a clerk the salary list.',
    screen: 'back-end',
    alt: 'The requests of an order on a server, from OTP to payment: a repeated payment notice is marked as counted once, a clerk’s request for salaries is refused with 403. Beside it the order in JSON: taxable 2810.00, CGST and SGST 252.90 each, total 3315.80',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'UPI and card payments',
        text: 'We connect Razorpay, Cashfree or another gateway you use, verify each payment notice and count repeated notices once.',
      },
      {
        name: 'Roles and permissions',
        text: 'The server checks rights for every request, even where the screen already hides the button.',
      },
      {
        name: 'GST connections',
        text: 'Invoices go to the government portal through your GST Suvidha Provider. The invoice reference number (IRN) and the signed QR code are stored with each invoice.',
      },
      {
        name: 'WhatsApp, SMS and email',
        text: 'Messages wait in a queue and are sent when the provider is back.',
      },
      {
        name: 'Tested backups',
        text: 'The server makes copies on a schedule, and before handover we restore one on a spare server to prove that it works.',
      },
      {
        name: 'Move to the cloud',
        text: 'We move a website or a business program from the server in your office to the cloud: first with a copy of your data, then on a day that suits you.',
      },
      {
        name: 'Personal data under control',
        text: 'The server stores each consent with its date and wording. You can look up, correct or erase a person’s record, as the DPDP Act provides.',
      },
      {
        name: 'Ready for another team',
        text: 'The documentation lists the inputs, responses and error codes of each endpoint, so another firm can build on it.',
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
      question: 'Does our website have to be rebuilt?',
      answer:
        'Often not. If its pages are sound, we put the new server behind them and leave the design alone. We look at the code first and tell you in writing what can stay and what cannot.',
    },
    {
      question: 'What decides the price of a back end?',
      answer:
        'The functions the server offers, the user roles and the systems to connect. Our quotation puts an amount beside each. Banks and government portals with their own approval steps take more hours.',
    },
    {
      question: 'Where will our data be kept, and who can reach it?',
      answer:
        'On servers in the region you choose; the large clouds have regions in Mumbai and other Indian cities. During the project our developers use named logins with two-factor sign-in. After handover you can delete those logins yourself.',
    },
  ],
  action: { label: "Let's Start", href: '/Back/Contact' },
} satisfies ServiceContent;
