import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'GST billing and accounting software',
    description:
      'Billing and accounts written for your trade: GST invoices, e-invoice IRN, UPI matching, stock, an edit log, and import from and export to Tally.',
  },
  heading: 'Accounting Software',
  family: 'software',
  image: {
    name: 'accounting',
    alt: 'A pocket calculator woven in pale gold threads on marigold-orange silk',
  },
  lead: 'For shops, wholesalers and small firms, we write billing and accounting software built around your trade, with GST.',
  ...serviceFacts('AccountingSoftPage'),
  description: [
    'A jeweller bills by weight, purity and making charge against the day’s rate. A chemist needs batch and expiry on the line, and a coaching centre collects fees in instalments. Where your present program needs workarounds, we write the screen for your trade and put ordinary double-entry books behind it.',
    'You first receive the invoice itself, with real items and tax, for your chartered accountant to approve. We then add receipts and payments, stock and reports. The cashier can work with a keyboard and a barcode scanner alone, and last year’s bill reprints unchanged, as each tax rate has a starting date. The program runs on one Windows computer, in a shop network or in the cloud.',
  ],
  terms: {
    get: 'The program installed, your opening balances brought over, a day of training online or at your place, and a manual with pictures.',
    bring:
      'Printers, scanners and the e-invoice provider’s service; we say which models we have tested. Allow an hour with your accountant to approve the invoice, and the day of training.',
    separate:
      'Moving old vouchers, and extra reports. Filing returns and tax advice stay with your accountant.',
  },
  example: {
    title: 'GST billing at the counter',
    text: 'The cashier enters the items, and the program works out the tax and prints the invoice.',
    screen: 'accounting',
    alt: 'A bill at the counter of a paint shop and its printed tax invoice: four items with a taxable value of ₹12,965.00, CGST 9% ₹1,166.85, SGST 9% ₹1,166.85, 30 paise rounding, ₹15,299.00 paid by UPI',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'GST documents',
        text: 'Tax invoices, bills of supply, credit and debit notes, numbered without gaps for each branch and financial year.',
      },
      {
        name: 'E-invoice and e-way bill',
        text: 'For firms above the notified turnover, the program fetches the invoice reference number (IRN) and QR code while it saves the bill. You can cancel from the same screen within the 24 hours allowed.',
      },
      {
        name: 'UPI and bank matching',
        text: 'The QR code carries the exact amount. The program matches bank statements in CSV or Excel with receipts and lists what does not match.',
      },
      {
        name: 'Purchase check',
        text: 'The program compares supplier bills with your downloaded GSTR-2B, so you notice missing input credit before the return is due.',
      },
      {
        name: 'Stock valuation',
        text: 'Stock is kept by weight or by piece, and valued by FIFO or average cost as your accountant prescribes.',
      },
      {
        name: 'Edit log',
        text: 'For every change to a voucher, the log keeps the old figures, the user and the time, and nobody can switch it off. The law requires this of companies.',
      },
      {
        name: 'Reports for the accountant',
        text: 'Ledgers, trial balance, profit and loss, balance sheet and GSTR-1 data can be exported as Excel, PDF or Tally XML.',
      },
    ],
  },
  benefits: {
    title: 'Why software for your trade',
    items: [
      {
        name: 'Faster counter',
        text: 'The cashier enters only what your trade needs, in the order the customer says it.',
      },
      {
        name: 'Overdue payments listed',
        text: 'The program lists outstanding amounts by age, and a reminder with a payment link can go out on WhatsApp.',
      },
      {
        name: 'Less work at month-end',
        text: 'Sales, purchases and bank are matched through the month, so the accountant checks only the exceptions.',
      },
      {
        name: 'Controlled discounts',
        text: 'A rate change above your limit asks for a supervisor’s PIN.',
      },
    ],
  },
  faq: [
    {
      question: 'Can our Tally data be brought over?',
      answer:
        'Yes: ledgers, stock items and opening balances, and voucher history too if you want it. We read Tally’s XML or Excel export and map groups and GST details. Then we compare until the trial balance on both sides agrees to the rupee. The cleanest date to switch is 1 April, though any month-end works. Keep the old Tally company readable; you may be asked for past years.',
    },
    {
      question: 'What if the internet or the power fails at the counter?',
      answer:
        'The local version continues on the shop’s own computer; a small UPS protects it. Bills that need an IRN wait in a list and count as issued only when the portal has answered. The cloud version needs a connection, so keep a phone hotspot as backup. Both versions make a daily backup.',
    },
    {
      question: 'Who changes the program when GST rules change?',
      answer:
        'You enter a new rate yourself in a table, with its starting date. New forms, portal formats or reports need programming. An annual maintenance contract covers the changes it lists; without a contract we quote each one.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
