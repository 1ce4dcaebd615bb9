import type { OverviewContent } from '../types.ts';

const page: OverviewContent = {
  meta: {
    title: 'Business software: CRM, ERP and accounting',
    description:
      'Custom CRM, ERP and accounting software for trading, service and manufacturing firms in Delhi NCR, with testing and maintenance from the same team.',
  },
  heading: 'Software Services',
  family: 'software',
  lead: 'Software for sales, stock, accounts and production, shaped by how your people already work.',
  intro: [
    'The same item name is typed into the bill, the stock sheet and the monthly report. That is where errors come from, and where evenings go. In one shared system it is entered once.',
    'We start with a single department and let it run. When the staff trust the figures, we connect the next one: purchase, godown, accounts.',
  ],
  groups: [
    {
      title: 'Custom Software Development',
      text: 'These three systems hold most of what a trading or service business records. Each can stand alone, or share its customers and items with the others.',
      cards: [
        {
          title: 'CRM System',
          description:
            'Leads, quotations, reminders and visit notes for a sales team that is often out of the office.',
          image: { name: 'crm', alt: '' },
          href: '/Crmpage',
        },
        {
          title: 'ERP Software Services',
          description:
            'Purchase, production, stock, sales and payroll on one database, introduced department by department.',
          image: { name: 'erp', alt: '' },
          href: '/ERPPages',
        },
        {
          title: 'Accounting Software',
          description:
            'Day book, bank entries, receivables and GST-ready reports, set up on your own chart of accounts.',
          image: { name: 'accounting', alt: '' },
          href: '/AccountingSoftPage',
        },
      ],
    },
    {
      title: 'Software Testing & Maintenance',
      text: 'For programs we wrote and for programs we did not. We find out what is wrong, put it right and keep it that way.',
      cards: [
        {
          title: 'Software Testing',
          description:
            'Independent checks before you go live, so that your users are not the first to meet the faults.',
          image: { name: 'testing', alt: '' },
          href: '/SoftwareTestingPage',
        },
        {
          title: 'Software Maintenance',
          description:
            'Server care, security patches, small features and answers for your users, month after month.',
          image: { name: 'maintenance', alt: '' },
          href: '/SoftwareMaintainsPage',
        },
      ],
    },
  ],
  process: {
    title: 'From paper to program',
    items: [
      {
        name: 'Sit with your staff',
        text: 'We follow one order from enquiry to payment and note every register it passes through.',
      },
      {
        name: 'Agree the scope',
        text: 'The proposal says what the first version does, what it leaves out and what you pay for it.',
      },
      {
        name: 'Show, then build',
        text: 'We click through drafts with you and deliver working modules one after another.',
      },
      {
        name: 'Bring your data',
        text: 'Customer lists, items and opening balances are imported and checked against your books.',
      },
      {
        name: 'Run side by side',
        text: 'You keep the old way going for a while. When both give the same figures, you switch.',
      },
    ],
  },
};

export default page;
