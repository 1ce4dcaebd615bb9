import { readOwner } from '@workshop/facts';
import { company } from '../company.ts';
import { cardOffer } from '../offer.ts';
import type { OverviewContent } from '../types.ts';

const { services } = readOwner();

const page: OverviewContent = {
  meta: {
    title: 'Custom business software development',
    description: `Custom CRM, ERP and accounting software for trading, service and manufacturing firms in ${company.area}, with testing and maintenance from the same team.`,
  },
  heading: 'Software Services',
  family: 'software',
  lead: 'For trading, service and manufacturing firms, we build software that keeps sales, stock, accounts and production in one place.',
  intro: [
    'When the bill, the stock sheet and the monthly report are typed separately, they soon disagree. In one shared system each item is entered once.',
    'We start with a single department. When its staff trust the figures, we connect the next one: purchase, godown, accounts.',
  ],
  groups: [
    {
      title: 'Custom Software Development',
      text: 'These three systems hold most of what a trading or service business records. Each works alone or shares its customers and items with the others.',
      cards: [
        {
          title: 'CRM System',
          description:
            'Leads, quotations, reminders and visit notes for a sales team that is often out of the office.',
          image: { name: 'crm', alt: '' },
          href: '/Crmpage',
          offer: cardOffer(services.Crmpage),
        },
        {
          title: 'ERP Software Services',
          description:
            'Purchase, production, stock and sales on one database, introduced department by department.',
          image: { name: 'erp', alt: '' },
          href: '/ERPPages',
          offer: cardOffer(services.ERPPages),
        },
        {
          title: 'Accounting Software',
          description:
            'Day book, bank entries, receivables and GST reports, set up on your own chart of accounts.',
          image: { name: 'accounting', alt: '' },
          href: '/AccountingSoftPage',
          offer: cardOffer(services.AccountingSoftPage),
        },
      ],
    },
    {
      title: 'Software Testing & Maintenance',
      text: 'We test and maintain software from any developer: we find what is wrong, correct it and keep it working.',
      cards: [
        {
          title: 'Software Testing',
          description:
            'Checks before you go live, so that your users are not the first to find the bugs.',
          image: { name: 'testing', alt: '' },
          href: '/SoftwareTestingPage',
          offer: cardOffer(services.SoftwareTestingPage),
        },
        {
          title: 'Software Maintenance',
          description: 'Server care, security patches, fixes and small changes, month after month.',
          image: { name: 'maintenance', alt: '' },
          href: '/SoftwareMaintainsPage',
          offer: cardOffer(services.SoftwareMaintainsPage),
        },
      ],
    },
  ],
  process: {
    title: 'How a software project runs',
    items: [
      {
        name: 'Sit with your staff',
        text: 'We follow one order from enquiry to payment and note every register it passes through.',
      },
      {
        name: 'Agree the scope',
        text: 'The scope says what the first version does and what it leaves for later.',
      },
      {
        name: 'Show, then build',
        text: 'We click through drafts with you and deliver working modules one after another.',
      },
      {
        name: 'Bring your data',
        text: 'We import customer lists, items and opening balances, and check them against your books.',
      },
      {
        name: 'Run side by side',
        text: 'You keep the old system going for a while, and switch when both give the same figures.',
      },
    ],
  },
};

export default page;
