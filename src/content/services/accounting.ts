import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Accounting and GST Billing Software Made to Order',
    description:
      'Billing and accounts written for your trade: GST invoices, e-invoice IRN, UPI matching, stock, an edit log and data that moves in from and out to Tally.',
  },
  heading: 'Accounting Software',
  family: 'software',
  image: {
    name: 'accounting',
    alt: 'A pocket calculator woven in pale gold threads on marigold-orange silk',
  },
  lead: 'Billing and books that follow your trade and your GST obligations, in a form your accountant can check.',
  description: [
    'A jeweller bills by weight, purity and making charge against the day’s rate. A chemist needs batch and expiry on the line; a coaching centre collects fees in instalments. General programs can be bent to this, at the price of workarounds that only one cashier understands. We write the billing screen for your trade and put ordinary double-entry books behind it.',
    'The first thing you receive is the invoice itself, with real items and tax, for your chartered accountant to approve. Then come receipts and payments, stock, and the reports. Tax rates and HSN codes are kept with the date from which they apply, so last year’s bill reprints as it was. The counter works with keyboard and barcode scanner alone and prints on A4 or an 80 mm thermal roll.',
    'It can run on one Windows computer, on several in a shop network, or in the cloud for branches. We deliver the installed program, opening balances taken over, a day of training at your place or online, and a manual with pictures. Filing returns and tax advice remain with your accountant. Printers, scanners and the e-invoice provider’s charges are bought by you, and we say which models we have tested.',
  ],
  features: {
    title: 'Features of the accounting software',
    items: [
      {
        name: 'GST documents',
        text: 'Tax invoice, bill of supply, credit and debit notes with gapless number series per branch and financial year.',
      },
      {
        name: 'E-invoice and e-way bill',
        text: 'For firms above the notified turnover, the IRN and QR code are fetched while the bill is saved. A cancellation within the 24 hours allowed is made from the same screen.',
      },
      {
        name: 'UPI and bank matching',
        text: 'A QR code carries the exact amount. Bank statements in CSV or Excel are matched with receipts, and what is left over is shown.',
      },
      {
        name: 'Purchase check',
        text: 'Supplier bills are compared with your downloaded GSTR-2B, so missing input credit is noticed before the return is due.',
      },
      {
        name: 'Stock with value',
        text: 'Quantity, weight or pieces, with valuation by FIFO or average cost as your accountant prescribes.',
      },
      {
        name: 'Edit log',
        text: 'Each change to a voucher keeps the old figures, the user and the time, and the log cannot be switched off. Companies are bound by law to have this.',
      },
      {
        name: 'Reports for the accountant',
        text: 'Ledgers, trial balance, profit and loss, balance sheet and GSTR-1 data leave as Excel, PDF or Tally XML.',
      },
    ],
  },
  benefits: {
    title: 'Key benefits of software for your trade',
    items: [
      {
        name: 'Faster counter',
        text: 'The cashier enters only what your trade needs, in the order in which the customer says it.',
      },
      {
        name: 'Dues in sight',
        text: 'Outstanding amounts are listed by age, and a reminder with a payment link can go out on WhatsApp.',
      },
      {
        name: 'A calmer month-end',
        text: 'Sales, purchases and bank are reconciled as you go, which leaves the accountant exceptions to look at and not shoeboxes.',
      },
      {
        name: 'Controlled discounts',
        text: 'Above a limit that you set, a rate change asks for a supervisor’s PIN.',
      },
    ],
  },
  faq: [
    {
      question: 'Can our Tally data be brought over?',
      answer:
        'Ledgers, stock items and opening balances can, and voucher history too if you want it. We read Tally’s XML or Excel export, map groups and GST details, and compare the trial balance on both sides until they agree to the rupee. The tidy moment is 1 April, though any month-end works. Keep the old Tally company readable, because past years may still be asked for.',
    },
    {
      question: 'What if the internet or the power fails at the counter?',
      answer:
        'With the local version billing continues on the shop’s own computer; a small UPS protects it. Bills that need an IRN wait in a list and count as issued only when the portal has answered. The cloud version needs a connection, so we advise a phone hotspot as reserve. Either way a copy of the data is made daily.',
    },
    {
      question: 'Who changes the program when GST rules change?',
      answer:
        'A new rate you enter yourself in a table, with its starting date. New forms, portal formats or reports need programming; a yearly support contract covers such changes to the extent it lists, and without a contract each is quoted singly. The original quote depends on the document types, branches, counters and connections you need. GST on our own services is charged at the rate of the day.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
