import type { HomeContent } from './types.ts';

const headline = 'Every design is made by hand, on demand.';

const page: HomeContent = {
  meta: {
    title: 'Websites, software and apps from Greater Noida',
    description:
      'We design and build websites, billing and stock software and mobile apps for shops, clinics, schools and workshops in Greater Noida and Delhi NCR.',
  },
  heading: headline,
  hero: {
    eyebrow: 'IT services from Greater Noida',
    headline,
    tagline:
      'We help your business sell, bill and keep its records straight, with websites, software and apps made around your daily work.',
    action: { label: 'Get Started', href: '#contact' },
    notes: [
      'Websites and CMS',
      'CRM, ERP and accounting',
      'Android and iOS apps',
      '24/7 customer support',
    ],
  },
  about: {
    title: 'A software workshop in Greater Noida',
    paragraphs: [
      'We make websites, business software and mobile apps for shops, clinics, schools, distributors, workshops and start-ups in Noida, Greater Noida and the rest of Delhi NCR. You do not need an IT department to work with us.',
      'Before we quote, we ask how an order, an appointment or an invoice moves through your day. Then we draw the screens, go through them with you, and write code only for what you have agreed.',
    ],
    image: {
      name: 'team',
      alt: 'Clay-figure scene: the whole team of six works at one long table under brass lamps',
    },
    values: [
      {
        name: 'Integrity',
        text: 'You get the scope and the price in writing before work starts, and early notice if a date has to move.',
      },
      {
        name: 'Innovation',
        text: 'We bring in a new tool when it saves your staff time or saves you money.',
      },
      {
        name: 'Customer-Centricity',
        text: 'We ask your cashier, your nurse or your driver what the screen must do. They are the ones who use it all day.',
      },
      {
        name: 'Excellence',
        text: 'We try each release on ordinary phones and slow connections before your customers do.',
      },
    ],
    mission: {
      title: 'Our mission',
      text: [
        'We want a small firm to be able to order software the way it orders furniture: measured on site, built to fit, and repaired when it wears.',
        'That means prices an owner can plan for, screens the staff can read, and someone nearby to ask.',
      ],
    },
    why: {
      title: 'Why choose us',
      items: [
        {
          name: 'One team for the whole job',
          text: 'Design, development, testing and marketing sit together, so you explain your business once.',
        },
        {
          name: 'Design that starts from you',
          text: 'We begin with an empty page and your own material, and draw every screen ourselves.',
        },
        {
          name: 'At home with Indian business',
          text: 'GST invoices, UPI payments and WhatsApp messages are everyday parts of our work.',
        },
        {
          name: 'Support day and night',
          text: 'With 24/7 customer support, a billing counter that stops on Sunday evening can be reported on Sunday evening.',
        },
      ],
    },
    more: 'Read More',
    less: 'Read Less',
  },
  services: {
    title: 'Our services',
    text: 'Start with the one thing that costs you the most time. What we build for it leaves room for the rest.',
    cards: [
      {
        title: 'UI/UX Design',
        description:
          'Page layouts and clickable drafts drawn for your customers and agreed with you before any code is written.',
        image: { name: 'ui-ux', alt: '' },
        href: '/UIPage',
      },
      {
        title: 'Full Stack Development',
        description:
          'The pages, the server and the database of your booking site or online shop, built together.',
        image: { name: 'full-stack', alt: '' },
        href: '/FullStack',
      },
      {
        title: 'CMS Solutions',
        description:
          'Your staff update prices, photos and notices themselves, in a form as simple as an email.',
        image: { name: 'cms', alt: '' },
        href: '/CmsPage',
      },
      {
        title: 'CRM System',
        description:
          'Every enquiry from phone, website or WhatsApp in one list, with a name and a next step.',
        image: { name: 'crm', alt: '' },
        href: '/Crmpage',
      },
      {
        title: 'Accounting Software',
        description:
          'GST invoices, purchases, ledgers and stock in one program that your accountant can read too.',
        image: { name: 'accounting', alt: '' },
        href: '/AccountingSoftPage',
      },
      {
        title: 'Android App Development',
        description:
          'Apps for the phones that your customers and delivery staff already carry, low-cost models included.',
        image: { name: 'android', alt: '' },
        href: '/AndroidAppDevPage',
      },
      {
        title: 'Software Maintenance',
        description:
          'Backups, fixes and small changes for software you depend on, even if another firm wrote it.',
        image: { name: 'maintenance', alt: '' },
        href: '/SoftwareMaintainsPage',
      },
      {
        title: 'Digital Marketing',
        description:
          'Local search, social pages and paid ads, measured by the enquiries they bring.',
        image: { name: 'digital-marketing', alt: '' },
        href: '/DigitalMarketingPage',
      },
    ],
    link: { label: 'All services', href: '/services' },
  },
  projects: {
    title: 'Latest projects',
    text: 'Work we have done for clients. Each link opens the client’s own site in a new tab.',
  },
  team: {
    title: 'Our Team',
    text: 'These are the people who answer your questions, draw your screens and write your code.',
  },
  closing: {
    title: 'Tell us what you need',
    text: 'A few lines are enough: what your business does, what slows it down, and when you would like it solved.',
  },
};

export default page;
