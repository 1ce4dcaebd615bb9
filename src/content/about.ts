import { company } from './company.ts';
import { openHours } from './hours.ts';
import type { AboutContent } from './types.ts';

const page: AboutContent = {
  meta: {
    title: 'About us: what we do and how we work',
    description:
      'Who we are, what we value and how a project runs: an IT services company in Greater Noida for websites, business software, apps and digital marketing.',
  },
  heading: 'About',
  lead: 'We make software the way a good weaver makes cloth: to order, thread by thread, for the person who will wear it.',
  image: {
    name: 'client-meeting',
    alt: 'Illustrated scene: four people sit at a round table with papers, mugs and a laptop; a chart with coloured bars hangs behind them',
  },
  section: {
    title: 'What we do, and for whom',
    paragraphs: [
      'Much of the business around Greater Noida runs on registers, spreadsheets and WhatsApp groups. These work well until two people need the same page, or until the one person who knows the spreadsheet is on leave.',
      'That is usually where we come in. We visit or call, look at the papers you use today, and turn them into screens your staff recognise: the same words in the same order, with fewer things to write twice.',
      'The job may be a small site for a coaching centre, stock and billing for a distributor with several godowns, or an app for a field team. In each case the people who plan it also design, build and test it.',
      'We also keep it running. Phones, browsers, tax rates and payment rules change every year, and software that nobody looks after slowly stops fitting.',
    ],
    values: [
      {
        name: 'Integrity',
        text: 'If a ready-made product would serve you better than custom software, we tell you so at the first meeting.',
      },
      {
        name: 'Innovation',
        text: 'We try new methods on our own work first. Only those that prove useful reach yours.',
      },
      {
        name: 'Customer-Centricity',
        text: 'The screens speak your language. If your staff say “challan” or “OPD slip”, so does the software.',
      },
      {
        name: 'Excellence',
        text: 'A second developer reads every change, and a tester tries to break it, before it is handed over.',
      },
    ],
    mission: {
      title: 'The mission',
      text: [
        'Our mission is to take repeated, error-prone work off the desk: the bill typed twice, the stock counted again, the appointment lost on a slip of paper.',
        'We judge a project by one question. After a month of use, would your staff object if we took the software away?',
      ],
    },
    why: {
      title: 'What you can expect from us',
      items: [
        {
          name: 'A price for each stage',
          text: 'The proposal lists the stages, what each one delivers and what it costs. Work outside it is billed only after you approve it.',
        },
        {
          name: 'Something to look at early',
          text: 'You get clickable drafts first and working parts soon after, so a wrong turn is found while it is cheap.',
        },
        {
          name: 'People you can reach',
          text: 'You speak with the designer and the developer who do the work, on a call, by email or across a table.',
        },
        {
          name: 'A proper handover',
          text: 'We train your staff on their own machines and leave a short written guide, in Hindi or English.',
        },
        {
          name: 'Care after launch',
          text: 'Support stays open round the clock, and a maintenance contract can cover updates, backups and small changes.',
        },
      ],
    },
    more: 'Read More',
    less: 'Read Less',
  },
  facts: {
    title: 'The facts',
    items: [
      {
        name: 'Office',
        text: `${company.address.locality}, ${company.address.region}`,
      },
      {
        name: 'Open hours',
        text: openHours,
      },
      ...(company.support.hours ? [{ name: 'Customer support', text: company.support.hours }] : []),
      {
        name: 'What we make',
        text: 'Websites, business software, Android and iOS apps, digital marketing campaigns',
      },
      { name: 'Technologies', text: 'React, Node, .NET, MySQL, MongoDB' },
      { name: 'Languages', text: 'Hindi and English' },
      {
        name: 'Contract',
        text: 'Signed before work starts; it states what we deliver, by when and for how much',
      },
      {
        name: 'Payment',
        text: 'In rupees, stage by stage; advances are non-refundable, and a refund is due if we do not deliver as contracted',
      },
    ],
  },
  links: [
    { label: 'Our Vision', href: '/our-vision' },
    { label: 'Our team', href: '/Ourteam' },
    { label: 'Our Services', href: '/OurWorks' },
    { label: 'Join Our Team', href: '/Carrer' },
    { label: 'Contact', href: '/Contact' },
  ],
};

export default page;
