import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'ERP Software for Distributors and Small Factories',
    description:
      'Purchase, stock, production, dispatch and accounts in one system, introduced one module at a time, with e-way bills, e-invoices and Tally kept in step.',
  },
  heading: 'ERP Software Services',
  family: 'backend',
  image: {
    name: 'erp',
    alt: 'A factory with a chimney, woven in gold threads on indigo silk',
  },
  lead: 'Purchase, stock, production, dispatch and accounts work from the same figures, one module at a time.',
  description: [
    'An ERP is one database for the whole firm. The goods received note raises the stock, the production slip lowers raw material, the dispatch creates the invoice, and nobody types the same number twice. We build such systems for distributors, workshops and small factories whose work no longer fits in Excel, and for whom a large package would mean paying for screens they never open.',
    'First we spend time at your site and follow a few orders from enquiry to payment. The result is a blueprint: how documents flow, who approves, which reports the owner reads on Monday. Modules are then built and introduced separately, usually stock before anything else, because every later module depends on its figures. Old and new run side by side until the totals agree.',
    'The system runs in a browser on your office network or in the cloud, and the godown staff work on tablets or phones with barcode scanning. Deliverables are the software with source code, migrated masters and opening balances, user manuals by role, training and the backup plan. You provide a project lead with authority, clean item and party lists, and a counted stock on the cut-over date. Hardware, cabling and payroll advice are not ours.',
  ],
  features: {
    title: 'ERP features and modules',
    items: [
      {
        name: 'Purchase matching',
        text: 'Indent, order, goods received note and supplier bill are laid side by side, and a difference in rate or quantity stops for approval.',
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
        text: 'B2B invoices obtain their IRN and QR code from the portal through your provider, and a rejected one says which field is wrong.',
      },
      {
        name: 'Approvals on the phone',
        text: 'The owner releases a payment or a discount from a phone, after seeing the history behind it.',
      },
      {
        name: 'Tally link',
        text: 'Vouchers pass to Tally every day as XML, so your accountant goes on working in a familiar program.',
      },
    ],
  },
  technologies: {
    title: 'Technologies under the ERP',
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
    title: 'Key benefits for the business',
    items: [
      {
        name: 'One set of figures',
        text: 'Sales, store and accounts stop bringing three different totals to the same meeting.',
      },
      {
        name: 'Less money in stock',
        text: 'Slow items and double purchases become visible before the next order is placed.',
      },
      {
        name: 'Known cost per job',
        text: 'Material, labour hours and job work charges collect on the job card, so a loss shows while the job is running.',
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
        text: 'Flows, approvals and reports are drawn up, corrected with your team and signed.',
      },
      {
        name: 'Build one module',
        text: 'Your users see it every week on a test server and say what is missing.',
      },
      {
        name: 'Migrate',
        text: 'Items, parties and opening balances are cleaned, imported on trial and compared with the old trial balance.',
      },
      {
        name: 'Run in parallel',
        text: 'Both systems are fed for an agreed period, and differences are explained line by line.',
      },
      {
        name: 'Switch over',
        text: 'The old system becomes read-only, and the next module starts its own round.',
      },
    ],
  },
  faq: [
    {
      question: 'Do we have to give up Tally?',
      answer:
        'No. Many owners keep Tally for final accounts because their chartered accountant works in it. The ERP then handles operations and passes sales, purchase and payment vouchers across, with ledger names mapped once. Entries should be corrected at the source and sent again, otherwise the two drift apart. If you later wish to keep the books in the ERP itself, that is a module of its own.',
    },
    {
      question: 'How can you quote something this large?',
      answer:
        'In two steps. The study and blueprint are quoted alone; afterwards each module has its own price in rupees, GST extra. What you pay for the study is an advance and is not returned if you decide against building, but the blueprint is yours to use with any vendor. A refund applies solely where the study is not delivered as the signed contract requires.',
    },
    {
      question: 'What makes such projects fail, and what do you do about it?',
      answer:
        'Mostly bad masters, a project lead without time, and everything going live on one day. So we put the cleaning of item lists into the plan with a name and a date beside it, ask the owner to free one person for it, and introduce modules singly. Starting at the beginning of a month or of the financial year makes opening balances far easier to verify.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
