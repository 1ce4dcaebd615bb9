import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Full stack web app development',
    description:
      'Booking systems, portals and ordering sites built by one team, from screen to database, in short stages that each end with a version you can try.',
  },
  heading: 'Full Stack Development',
  family: 'software',
  image: {
    name: 'full-stack',
    alt: 'Two layers, one above the other, in pale gold thread on marigold-orange silk',
  },
  lead: 'We build booking sites, portals and online shops for businesses, with a working version to try after each stage.',
  ...serviceFacts('FullStack'),
  description: [
    'Full stack work suits a new product, such as a parent portal for a school or an ordering site for a distributor’s dealers. We plan the screens and the data behind them together. When a field changes, the form, the API and the database change with it.',
    'Each stage takes two to four weeks and ends with a working version at a test address. You open it on your own phone and fill it with sample data. We agree your corrections with you before the next stage begins. A shared task board shows what is finished and which questions are waiting for you, so you see a delay early.',
  ],
  terms: {
    get: 'The working product, its code in your repository, the deployment scripts, a manual, and training for your staff online or at your place.',
    bring:
      'One person who can take decisions, as waiting for answers costs the most time. Allow about two hours at the end of each stage to try the new version.',
    separate:
      'Hardware such as barcode scanners. The providers bill you for domain, hosting, payment gateway, SMS and WhatsApp.',
  },
  example: {
    title: 'A customer’s order reaches the shop',
    text: 'What the customer pays for on the phone appears in the list of orders at once.',
    screen: 'full-stack',
    alt: 'A sweet shop’s basket on a phone: kaju katli ₹1,100, motichoor laddu ₹290, delivery ₹60, total ₹1,450. Beside it the shop’s list of orders, where this order stands first, paid',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Written scope',
        text: 'A few pages in plain words list the screens, roles and reports.',
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
        text: 'A customer pays by UPI or card, the gateway confirms, and a numbered PDF tax invoice goes out by email or WhatsApp.',
      },
      {
        name: 'Installable web app',
        text: 'The site can be added to the home screen and shows the last loaded data when offline.',
      },
      {
        name: 'Two languages',
        text: 'The product can run in Hindi and English. We keep its texts in separate files, so you can add a third language later.',
      },
      {
        name: 'Automatic deployment',
        text: 'A pipeline builds, tests and publishes each release. Going back to the previous one is a single step.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
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
    title: 'Why one team',
    items: [
      {
        name: 'One team responsible',
        text: 'When a page shows a wrong figure, one team checks both the page and the query.',
      },
      {
        name: 'Early launch',
        text: 'The part you need most can go live while the rest is being built.',
      },
      {
        name: 'Cost under control',
        text: 'You know the price of each stage before it begins.',
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
        'The registers, Excel sheets or WhatsApp messages you use today. They show us more than a specification would. Bring one normal case and one that went wrong, and think about who will use the product on which device. We write the scope from this, and you may show it to other firms too.',
    },
    {
      question: 'Can we stop halfway?',
      answer:
        'Yes, after any stage you have accepted. You keep what has been built and paid for, with its documentation, and another team can continue from the repository.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'Once you have paid in full, you own what the contract assigns to you; open-source parts keep their licences. We prefer to work in a repository under your account from the first day, so that you see every change.',
    },
  ],
  action: { label: "Let's Start", href: '/FullStack/Contact' },
} satisfies ServiceContent;
