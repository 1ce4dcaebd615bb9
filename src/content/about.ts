import { company } from './company.ts';
import { openHours } from './hours.ts';
import { registration } from './trust.ts';
import type { AboutContent } from './types.ts';

const page: AboutContent = {
  meta: {
    title: `About our IT company in ${company.city}`,
    description: `What we do, what we value and how we quote: an IT services company in ${company.city} for websites, business software, apps and digital marketing.`,
  },
  heading: 'About',
  lead: `We build software for shops, clinics, schools and workshops in ${company.city}, around the way they already work.`,
  image: {
    name: 'client-meeting',
    alt: 'Illustrated scene: four people sit at a round table with papers, mugs and a laptop; a chart with coloured bars hangs behind them',
  },
  section: {
    title: 'What we do and for whom',
    paragraphs: [
      'Many businesses here run on registers, spreadsheets and WhatsApp groups. That works until two people need the same page, or until the one person who knows the spreadsheet is on leave.',
      'We visit or call, look at the papers you use today and turn them into screens your staff recognise.',
      'We can build a site for a coaching centre, stock and billing for a wholesaler with several godowns, or an app for a field team.',
      'We can also look after it: phones, browsers, tax rates and payment rules change every year.',
    ],
    values: [
      {
        name: 'Integrity',
        text: 'If a ready-made product would suit you better than custom software, we tell you so at the first meeting.',
      },
      {
        name: 'Innovation',
        text: 'We try new methods on our own work first. Your project gets the ones that proved useful.',
      },
      {
        name: 'Customer-Centricity',
        text: 'The screens speak your language. If your staff say “challan” or “OPD slip”, so does the software.',
      },
      {
        name: 'Excellence',
        text: 'We try to break each release before we hand it over.',
      },
    ],
    mission: {
      title: 'Our mission',
      text: [
        'We want to spare your staff error-prone work: the stock counted again, the appointment lost on a slip of paper.',
        'We judge a project by one question. After a month of use, would your staff miss the software?',
      ],
    },
    why: {
      title: 'What you can expect from us',
      items: [
        {
          name: 'Early drafts',
          text: 'You see clickable drafts first and working parts soon after, so you can spot mistakes while they cost little to correct.',
        },
        {
          name: 'People you can reach',
          text: 'You speak with the people who do the work, on a call, by email or across a table.',
        },
        {
          name: 'A proper handover',
          text: 'We train your staff online or at your place and leave a short guide.',
        },
        {
          name: 'Care after launch',
          text: 'A maintenance contract can cover updates, backups and small changes.',
        },
      ],
    },
    more: 'Read More',
    less: 'Read Less',
  },
  quote: {
    id: 'how-we-quote',
    title: 'How we quote',
    steps: [
      {
        name: 'First meeting',
        text: 'We ask what you have, what you need, by when, and what budget you have in mind.',
      },
      {
        name: 'Scope',
        text: 'We write down the screens, functions, data and connections, and what can wait for later.',
      },
      {
        name: 'Price by stage',
        text: 'Each stage has an amount in rupees, so you can drop or postpone one and see what it saves.',
      },
      {
        name: 'Contract',
        text: 'Both sides sign what we deliver, by when and for how much, before work starts.',
      },
      {
        name: 'Payment',
        text: 'You pay in stages. Advances are non-refundable; a refund is due only if we do not deliver as the contract says.',
      },
      {
        name: 'Changes',
        text: 'We quote extra work separately and start on it after you approve.',
      },
    ],
    costs: {
      title: 'What drives the cost',
      items: [
        {
          name: 'Screens and functions',
          text: 'A booking calendar or a cart takes more work than ten pages that share a layout.',
        },
        {
          name: 'Connections',
          text: 'We price payment gateways, WhatsApp, Tally and e-invoice portals one by one.',
        },
        {
          name: 'Your data',
          text: 'Tidy Excel lists are quick to import. Old programs and duplicates take more hours.',
        },
        {
          name: 'Languages and devices',
          text: 'A second language, an iPhone version or support for old devices adds design and testing.',
        },
        {
          name: 'Outside our fee',
          text: 'The providers bill you for domains, hosting, app store accounts, SMS and advertising.',
        },
        {
          name: 'GST',
          text: 'GST is added at the prevailing rate. Give us your GSTIN for the invoice.',
        },
      ],
    },
  },
  process: {
    id: 'how-a-project-runs',
    title: 'How a project runs',
    items: [
      { name: 'Talk', text: 'We follow one order or bill from start to finish.' },
      { name: 'Quotation', text: 'Each stage has its own date and price.' },
      { name: 'Design', text: 'You try the screens on your phone and say what to change.' },
      { name: 'Building', text: 'You use each finished part before you accept it.' },
      { name: 'Launch', text: 'We move your data, train your staff and go live.' },
      {
        name: 'Care',
        text: 'With a maintenance contract, we keep it updated, backed up and running.',
      },
    ],
  },
  facts: {
    title: 'Facts about the company',
    items: [
      {
        name: 'Office',
        text: `${company.address.locality}, ${company.address.region}`,
      },
      ...(company.since ? [{ name: 'In business', text: `Since ${company.since}` }] : []),
      ...(company.size ? [{ name: 'Team', text: company.size }] : []),
      ...(registration.length > 0 ? [{ name: 'Registration', text: registration.join(', ') }] : []),
      ...(company.certificates ? [{ name: 'Certificates', text: company.certificates }] : []),
      ...(company.serves ? [{ name: 'Areas served', text: company.serves }] : []),
      {
        name: 'Open hours',
        text: openHours,
      },
      ...(company.support.hours
        ? [
            {
              name: 'Customer support',
              text: `${company.support.hours} for reporting problems. Your contract says how soon we act at night or on a Sunday.`,
            },
          ]
        : []),
      {
        name: 'Services',
        text: 'Websites, business software, Android and iOS apps, digital marketing',
      },
      { name: 'Technologies', text: 'React, Node, .NET, MySQL, MongoDB' },
      ...(company.languages ? [{ name: 'Languages', text: company.languages }] : []),
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
