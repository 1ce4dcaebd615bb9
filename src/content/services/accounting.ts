import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: `GST billing software in ${company.city}`,
    description:
      'Billing and accounts written for your trade: GST invoices, e-invoice IRN, UPI matching, stock, an edit log, and import from and export to Tally.',
  },
  heading: 'Accounting Software',
  family: 'software',
  image: {
    name: 'accounting',
    alt: 'A pocket calculator woven in pale gold threads on marigold-orange silk',
  },
  lead: 'We build GST billing and accounting software for shops, wholesalers and small firms, around the way your trade works.',
  ...serviceFacts('AccountingSoftPage'),
  description: [
    'A wholesaler sells the same carton at a rate for each customer, on credit and from two godowns. A jeweller bills by weight, purity and making charge against the day’s rate, and a chemist needs batch and expiry on the line. If your present program does not suit your trade, we write the screens for it, with ordinary double-entry books behind them.',
    'You first receive the invoice itself, with real items and tax, for your chartered accountant to approve. We then add receipts and payments, stock and reports. The cashier can work with a keyboard and a barcode scanner alone. Last year’s bill reprints unchanged, because each tax rate has a starting date. The program runs on one Windows computer, in a shop network or in the cloud.',
  ],
  terms: {
    get: 'The program installed, its source code, your opening balances brought over, a day of training online or at your place, and a manual with pictures.',
    bring:
      'Printers, scanners and the e-invoice provider’s service; we say which models we have tested. Allow an hour with your accountant to approve the invoice, and the day of training.',
    separate:
      'Moving old vouchers, and extra reports. Meta bills WhatsApp messages to you. Filing returns and tax advice stay with your accountant.',
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
        name: 'Rates and credit limits',
        text: 'Each customer can have a rate list and a credit limit. The cashier sees both before the bill is saved.',
      },
      {
        name: 'E-invoice and e-way bill',
        text: 'For firms above the notified turnover, the program fetches the invoice reference number (IRN) and QR code while it saves the bill, and cancels within 24 hours where the portal allows it. It makes the e-way bill whenever the value of the goods requires one.',
      },
      {
        name: 'UPI and bank matching',
        text: 'The UPI QR code carries the exact amount. The program matches bank statements in CSV or Excel with receipts and lists what does not match.',
      },
      {
        name: 'Purchase check',
        text: 'The program compares supplier bills with your downloaded GSTR-2B, so you notice missing input credit before the return is due.',
      },
      {
        name: 'Stock valuation',
        text: 'Stock is kept by godown, by weight or by piece, and valued by FIFO or average cost as your accountant prescribes.',
      },
      {
        name: 'Edit log',
        text: 'For every change to a voucher, the log keeps the old figures, the user and the time, and users cannot switch it off. The law requires this of companies.',
      },
      {
        name: 'Your Tally data',
        text: 'We bring over ledgers, stock items and opening balances, and compare until the trial balances agree to the rupee. The cleanest date to switch is 1 April. Keep the old Tally company readable; you may be asked for past years.',
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
        text: 'The cashier enters only what your trade needs, in the order of a sale.',
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
        text: 'A rate change above your limit needs a supervisor’s PIN.',
      },
    ],
  },
  faq: [
    {
      question: 'Tally, a subscription, or your own?',
      answer:
        'Stay with Tally or Busy if you sell standard goods and the program covers your bills, stock and returns: it costs less, and your accountant knows it. A subscription suits one counter that can work the way the program does. Your own pays off when staff keep registers or Excel sheets beside the program, or when licences for many counters add up. You can also keep Tally for the books and have only the billing screen from us. At the first meeting we say what we would do in your place.',
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
