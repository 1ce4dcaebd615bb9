import { readOwner } from '@workshop/facts';
import { company } from './company.ts';
import { cardOffer } from './offer.ts';
import type { HomeContent } from './types.ts';

const headline = 'We design websites and apps by hand, to order.';

const support = company.support.hours && `${company.support.hours} customer support`;

const { services } = readOwner();

const page: HomeContent = {
  meta: {
    title: `Website and software company in ${company.city}`,
    description: `We design and build websites, billing and stock software and mobile apps for shops, clinics, schools and distributors in ${company.city} and ${company.area}.`,
  },
  heading: headline,
  hero: {
    eyebrow: `IT services company in ${company.city}`,
    headline,
    tagline:
      'We help shops, clinics, schools and distributors win customers, bill faster and keep records straight, with websites, software and apps.',
    always: support && `${support}.`,
    action: { label: 'Get Started', href: '#contact' },
    notes: [
      'Websites and CMS',
      'CRM, ERP and accounting',
      'Android and iOS apps',
      ...(support ? [support] : []),
    ],
  },
  about: {
    title: `Your IT team in ${company.city}`,
    paragraphs: [
      `We work in ${company.city} and the rest of ${company.area}. We see how your day runs, and build the website, software or app around it.`,
    ],
    image: {
      name: 'team',
      alt: 'Clay-figure scene: six colleagues work at one long table under brass lamps',
    },
    values: [
      {
        name: 'Integrity',
        text: 'You get the scope and the price in writing before work starts.',
      },
      {
        name: 'Innovation',
        text: 'We use a new tool only when it saves your staff time or you money.',
      },
      {
        name: 'Customer-Centricity',
        text: 'We ask your cashier, your nurse or your driver what a screen must do.',
      },
      {
        name: 'Excellence',
        text: 'We test on low-cost phones and slow connections before your customers do.',
      },
    ],
    mission: {
      title: 'Our mission',
      text: [
        'A small firm should get software that fits its work, and someone to call when that changes.',
      ],
    },
    why: {
      title: 'Why choose us',
      items: [
        {
          name: 'One team for the whole job',
          text: 'You explain your business once to those who design, build, test and promote it.',
        },
        {
          name: 'Made for Indian business',
          text: 'We build for GST invoices, UPI and WhatsApp.',
        },
        ...(company.support.hours
          ? [
              {
                name: `${company.support.hours} customer support`,
                text: 'If billing stops, tell us while customers are still in line.',
              },
            ]
          : []),
      ],
    },
    more: 'Read More',
    less: 'Read Less',
  },
  services: {
    title: 'Our services',
    text: 'Start with the job that costs you the most time, and add the rest later. For example:',
    trades: [
      {
        name: 'Wholesaler',
        text: 'Bills and stock in one program',
        service: { label: 'Accounting Software', href: '/AccountingSoftPage' },
      },
      {
        name: 'School',
        text: 'Notices and dates that the office changes itself',
        service: { label: 'CMS Solutions', href: '/CmsPage' },
      },
      {
        name: 'Clinic',
        text: 'Appointments that patients book online',
        service: { label: 'Full Stack Development', href: '/FullStack' },
      },
      {
        name: 'Workshop',
        text: 'Orders, material and dispatch on one screen',
        service: { label: 'ERP Software Services', href: '/ERPPages' },
      },
    ],
    cards: [
      {
        title: 'Accounting Software',
        description: 'GST bills, purchases, ledgers and stock in one program.',
        image: { name: 'accounting', alt: '' },
        href: '/AccountingSoftPage',
        offer: cardOffer(services.AccountingSoftPage),
      },
      {
        title: 'CRM System',
        description: 'Every enquiry in one list, with a name and a next step.',
        image: { name: 'crm', alt: '' },
        href: '/Crmpage',
        offer: cardOffer(services.Crmpage),
      },
      {
        title: 'Full Stack Development',
        description: 'Booking sites and online shops, from the page to the database.',
        image: { name: 'full-stack', alt: '' },
        href: '/FullStack',
        offer: cardOffer(services.FullStack),
      },
      {
        title: 'CMS Solutions',
        description: 'Your staff change prices, photos and notices themselves.',
        image: { name: 'cms', alt: '' },
        href: '/CmsPage',
        offer: cardOffer(services.CmsPage),
      },
      {
        title: 'UI/UX Design',
        description: 'Screens that you approve before any code is written.',
        image: { name: 'ui-ux', alt: '' },
        href: '/UIPage',
        offer: cardOffer(services.UIPage),
      },
      {
        title: 'Android App Development',
        description: 'Apps for the phones your customers already carry.',
        image: { name: 'android', alt: '' },
        href: '/AndroidAppDevPage',
        offer: cardOffer(services.AndroidAppDevPage),
      },
      {
        title: 'Software Maintenance',
        description: 'Backups, fixes and small changes, even if another firm wrote it.',
        image: { name: 'maintenance', alt: '' },
        href: '/SoftwareMaintainsPage',
        offer: cardOffer(services.SoftwareMaintainsPage),
      },
      {
        title: 'Digital Marketing',
        description: 'Local search, social pages and ads, measured in enquiries.',
        image: { name: 'digital-marketing', alt: '' },
        href: '/DigitalMarketingPage',
        offer: cardOffer(services.DigitalMarketingPage),
      },
    ],
    link: { label: 'All services', href: '/services' },
    stages: {
      text: 'We work in stages, each with its own date and price.',
      links: [
        { label: 'How a project runs', href: '/about#how-a-project-runs' },
        { label: 'How we quote', href: '/about#how-we-quote' },
      ],
    },
  },
  projects: {
    title: 'Latest projects',
    text: 'Screenshots may contain sample data.',
  },
  team: { title: 'Our Team' },
  closing: {
    title: 'Contact Us',
    text: 'Tell us what slows you down.',
  },
};

export default page;
