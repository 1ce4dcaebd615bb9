import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: `Custom ERP software in ${company.city}`,
    description:
      'Purchase, stock, production and dispatch in one system, linked to Tally and introduced one module at a time, with e-way bills and e-invoices.',
  },
  heading: 'ERP Software Services',
  family: 'backend',
  image: {
    name: 'erp',
    alt: 'A factory with a chimney, woven in gold threads on indigo silk',
  },
  lead: 'We build ERP software for wholesalers, workshops and small factories: purchase, stock, production and dispatch on one set of figures, linked to Tally.',
  ...serviceFacts('ERPPages'),
  description: [
    'An ERP is one database for the whole firm. Goods received raise the stock, production uses up raw material, and the dispatch creates the invoice. We build it for firms whose work no longer fits in Excel.',
    'First we spend time at your site and draw up a blueprint: how documents flow, who approves and which reports you need. Then we introduce one module at a time, usually stock first.',
  ],
  terms: {
    get: 'The working ERP and its source code, your items, parties and balances imported, a manual for each role, and training online or at your place.',
    bring:
      'A project lead with authority, about a day a week while a module is introduced; clean item and party lists; and a stock count on the day of the switch. Users try each module for an hour a week.',
    separate:
      'Hosting, hardware, cabling, payroll, and an accounts module if you want to leave Tally.',
  },
  example: {
    title: 'Stock and production on one board',
    text: 'Job cards reserve material, and low stock is flagged for reorder.',
    screen: 'erp',
    alt: 'A chair maker’s stock, with in-stock and free quantities for each material; plywood seats and fabric are low. Beside it three job cards with their progress: visitor chairs, computer chairs and bar stools',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Purchase matching',
        text: 'The system compares order, goods received note and supplier bill, and holds any difference for approval.',
      },
      {
        name: 'Stock by godown',
        text: 'Batch, serial number, expiry and location, with count sheets that show variances in value.',
      },
      {
        name: 'Production and job work',
        text: 'Bills of material, job cards, and challans for goods sent to a job worker.',
      },
      {
        name: 'Sales and dispatch',
        text: 'Price lists and credit limits apply at order entry. From the packing list the system makes the invoice and, where required, the IRN and the e-way bill.',
      },
      {
        name: 'Tally link',
        text: 'Vouchers pass to Tally every day, so your accountant can continue in a familiar program.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: ['C#', 'ASP.NET Core', 'React', 'TypeScript', 'MySQL', 'SQL Server'],
  },
  benefits: {
    title: 'What an ERP changes',
    items: [
      {
        name: 'One set of figures',
        text: 'Sales, store and accounts show the same totals.',
      },
      {
        name: 'Less money in stock',
        text: 'You see slow-moving items and duplicate purchases before you place the next order.',
      },
      {
        name: 'Known cost per job',
        text: 'Material, labour and job work are recorded on the job card, so you spot a loss while the job is running.',
      },
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our ERP process',
    items: [
      {
        name: 'Study',
        text: 'We watch the work in the store and at the accounts desk.',
      },
      { name: 'Build one module', text: 'You try it every week and say what is missing.' },
      {
        name: 'Migrate',
        text: 'We import items, parties and balances, check stock against your count and balances against the trial balance.',
      },
      {
        name: 'Run in parallel',
        text: 'Both systems run for an agreed period, and we explain each difference.',
      },
    ],
  },
  faq: [
    {
      question: 'Do we have to give up Tally?',
      answer:
        'No. Many owners keep Tally for final accounts, fed by the ERP. To keep the books in the ERP itself, you add another module.',
    },
    {
      question: 'How can you quote something this large?',
      answer:
        'In two steps. We quote the study and the blueprint first, and then each module at its own price. If you decide against building, the blueprint is yours to use with any vendor.',
    },
    {
      question: 'What makes such projects fail, and what do you do about it?',
      answer:
        'Mostly bad item lists, a project lead without time, and everything going live on one day. So the plan says who cleans the lists and by when, reserves the lead’s day each week and brings the modules in one by one.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
