import { ERPPages } from '#owner/services';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'ERP software for factories and traders',
    description:
      'Purchase, stock, production, dispatch and accounts in one system, introduced one module at a time, with e-way bills, e-invoices and Tally kept in step.',
  },
  heading: 'ERP Software Services',
  family: 'backend',
  image: {
    name: 'erp',
    alt: 'A factory with a chimney, woven in gold threads on indigo silk',
  },
  lead: 'Purchase, stock, production, dispatch and accounts on one set of figures, introduced one module at a time.',
  ...ERPPages,
  description: [
    'An ERP is one database for the whole firm. The goods received note raises the stock, the production slip lowers raw material, and the dispatch creates the invoice. We build such systems for distributors, workshops and small factories whose work no longer fits in Excel. Most of them would never open half the screens of a large package.',
    'First we spend time at your site with the people who do the work. The result is a blueprint: how documents flow, who approves, which reports the owner reads on Monday. We introduce the modules one by one, usually stock first: every later module depends on its figures.',
    'The system runs in a browser on your office network or in the cloud, and godown staff use tablets or phones with barcode scanning. You receive the source code, migrated masters and balances, manuals by role, a backup plan and training online or at your place. You provide a project lead with authority, clean item and party lists, and a counted stock on the cut-over date. Hardware, cabling and payroll advice are not included.',
  ],
  example: {
    title: 'Stock and production on one board',
    text: 'Job cards reserve material, and low stock is flagged for reorder.',
    screen: 'erp',
    alt: 'The stock of a chair maker with in stock and free for each material; plywood seats and fabric are low. Beside it three job cards with their progress: visitor chairs, computer chairs and bar stools',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Purchase matching',
        text: 'Indent, order, goods received note and supplier bill are compared, and a difference in rate or quantity waits for approval.',
      },
      {
        name: 'Stock by godown',
        text: 'Batch, serial number, expiry and location, with physical count sheets that show variances in quantity and value.',
      },
      {
        name: 'Production and job work',
        text: 'Bills of material, job cards, scrap, and challans for goods sent to a job worker and received back.',
      },
      {
        name: 'Sales and dispatch',
        text: 'Price lists, schemes and credit limits are applied at order entry. The packing list leads to the invoice and the e-way bill.',
      },
      {
        name: 'E-invoices and IRN',
        text: 'B2B invoices get their IRN and QR code from the portal through your provider, and a rejected one says which field is wrong.',
      },
      {
        name: 'Approvals on the phone',
        text: 'The owner releases a payment or a discount from a phone, after seeing the history behind it.',
      },
      {
        name: 'Tally link',
        text: 'Vouchers pass to Tally every day as XML, so your accountant can continue in a familiar program.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: [
      'C#',
      'ASP.NET Core',
      'React',
      'TypeScript',
      'MySQL',
      'SQL Server',
      'Docker',
      'Power BI',
    ],
  },
  benefits: {
    title: 'What an ERP changes',
    items: [
      {
        name: 'One set of figures',
        text: 'Sales, store and accounts bring the same totals to a meeting.',
      },
      {
        name: 'Less money in stock',
        text: 'You see slow items and double purchases before you place the next order.',
      },
      {
        name: 'Known cost per job',
        text: 'Material, labour hours and job work charges are recorded on the job card, so you spot a loss while the job is running.',
      },
      {
        name: 'Traceable batches',
        text: 'A complaint leads from the invoice back to the batch and its supplier.',
      },
      {
        name: 'Growth without retyping',
        text: 'A second godown or branch is a new entry in the masters, with its own GSTIN where the state differs.',
      },
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our ERP process',
    items: [
      {
        name: 'Study',
        text: 'We watch the work in the store, on the floor and at the accounts desk, and collect the forms in use.',
      },
      {
        name: 'Blueprint',
        text: 'We draw up flows, approvals and reports, correct them with your team and have them signed.',
      },
      {
        name: 'Build one module',
        text: 'Your users see it every week on a test server and say what is missing.',
      },
      {
        name: 'Migrate',
        text: 'We clean items, parties and opening balances, import them on trial and compare them with the old trial balance.',
      },
      {
        name: 'Run in parallel',
        text: 'Both systems run for an agreed period, and we explain differences line by line.',
      },
      {
        name: 'Switch over',
        text: 'The old system becomes read-only, and the next module starts its own round.',
      },
    ],
  },
  live: 'ErpStock',
  faq: [
    {
      question: 'Do we have to give up Tally?',
      answer:
        'No. Many owners keep Tally for final accounts, as their chartered accountant works in it. The ERP then handles operations and passes sales, purchase and payment vouchers to Tally, with ledger names mapped once. Correct entries in the ERP and send them again, or the two will differ. If you later want to keep the books in the ERP itself, that is a separate module.',
    },
    {
      question: 'How can you quote something this large?',
      answer:
        'In two steps. We quote the study and the blueprint first, and then each module at its own price. If you decide against building, the blueprint is yours to use with any vendor.',
    },
    {
      question: 'What makes such projects fail, and what do you do about it?',
      answer:
        'Mostly bad master data, a project lead without time, and everything going live on one day. So the plan says who cleans the item lists, and by when. We ask the owner to free one person for the project, and we introduce one module at a time. Starting at the beginning of a month or of the financial year makes opening balances far easier to verify.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
