import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: `Custom CRM software in ${company.city}`,
    description:
      'A CRM built around how you sell: enquiries from every source in one list, follow-up reminders, WhatsApp messages, quotations and links to Tally.',
  },
  heading: 'CRM System',
  family: 'software',
  image: {
    name: 'crm',
    alt: 'Two clasped hands woven in gold threads on peacock-green silk',
  },
  lead: 'We build a CRM for your sales team: one list of enquiries, customers and follow-ups, in the office and on the road.',
  ...serviceFacts('Crmpage'),
  description: [
    'In many firms the customer list lives in one salesperson’s phone and leaves with that person. A CRM keeps each enquiry, call, quotation and complaint under the customer’s name, so the next person can take over. Leads from your website, IndiaMART, Facebook forms and walk-ins arrive in the same queue, and a rule you set assigns each to a person.',
    'We sit with the people who sell and note the stages in their own words, perhaps “rate given” and “sample sent”. The first version you try already has these stages. The phone screen shows only what fits between two visits: call, note, next date. A note written in a basement waits on the phone and is sent when the signal returns.',
  ],
  terms: {
    get: 'The web app, usable on phones, your contacts imported without duplicates, user accounts, the source code, a guide, and a day’s training online or at your place.',
    bring:
      'Your present Excel sheets, a decision on who may see whose customers, and a verified Meta business account if you want WhatsApp. Your salespeople need half a day with us at the start and an hour every two weeks.',
    separate:
      'Connections you add later. Meta, the SMS operator and the telephony provider bill their charges to you.',
  },
  example: {
    title: 'Every enquiry, by stage',
    text: 'Each card names the customer, the amount, the person in charge and the next date.',
    screen: 'crm',
    alt: 'Enquiries of a kitchen maker in four stages: new, rate given, sample sent and won. Each card has a name, a place, an amount in rupees, a salesperson and the next date; one is overdue',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'One enquiry queue',
        text: 'Web forms, portals, calls and walk-ins land in one place. A repeated mobile number is recognised as the same person.',
      },
      {
        name: 'A next date for each enquiry',
        text: 'Every open enquiry has a date and a person in charge. Overdue ones come first every morning.',
      },
      {
        name: 'Numbered quotations',
        text: 'A PDF with GST, HSN codes and your terms, numbered by version and sent from the customer’s page.',
      },
      {
        name: 'WhatsApp templates',
        text: 'Approved messages go out through Meta’s official platform to customers who have opted in, and replies appear in the record.',
      },
      {
        name: 'Field visits',
        text: 'A visit can be logged with place and photo, after the employee has been told that location is recorded.',
      },
      {
        name: 'Owner’s dashboard',
        text: 'Enquiries by source, conversion by person, and the reasons orders were lost.',
      },
      {
        name: 'Export at any time',
        text: 'An administrator can take out the whole customer list as Excel or CSV; ordinary users cannot.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: [
      'React',
      'Node.js',
      'Express',
      'MySQL',
      'MongoDB',
      'WhatsApp Business Platform',
      'Cloud telephony APIs',
      'Tally XML',
    ],
  },
  benefits: {
    title: 'Why have your own CRM',
    items: [
      {
        name: 'The history stays with the firm',
        text: 'A new salesperson sees the whole history on the first day.',
      },
      {
        name: 'Fewer lost enquiries',
        text: 'A forgotten call-back turns red on somebody’s screen while there is still time.',
      },
      {
        name: 'See which ads pay',
        text: 'When you know which source brought the order, you can stop paying for those that bring no orders.',
      },
      {
        name: 'Consent on record',
        text: 'The system records who agreed to be contacted and lets them withdraw, as the DPDP Act provides.',
      },
    ],
  },
  extra: {
    kind: 'types',
    title: 'Types of CRM we build',
    items: [
      {
        name: 'Sales CRM',
        text: 'For firms with many enquiries and a sales team: stages, targets and quotations.',
      },
      {
        name: 'Service CRM',
        text: 'For workshops and appliance sellers: complaints, warranty dates, service visits and spare parts used.',
      },
      {
        name: 'Dealer CRM',
        text: 'For distributors: outlets by beat, order history, credit limit and outstanding amount as Tally last reported it.',
      },
      {
        name: 'Admissions CRM',
        text: 'For schools and coaching centres: enquiry, campus visit, test, fee and seat.',
      },
      {
        name: 'Patient follow-up CRM',
        text: 'For clinics: recall dates and reminders. Medical notes are kept apart from marketing, with stricter access.',
      },
    ],
  },
  faq: [
    {
      question: 'Why not subscribe to a ready-made CRM?',
      answer:
        'Sometimes you should. If five people sell one product in a standard way, a subscription is quicker. Your own system pays off when you would switch off half of the ready-made one, or when per-user fees grow with seasonal staff. The same is true when your process, such as beat plans or admissions, does not fit the product. Compare three years’ subscription with building and maintaining your own.',
    },
    {
      question: 'Can you bring in our Excel sheets and Tally ledgers?',
      answer:
        'Yes. We take contacts and past enquiries from Excel or CSV after cleaning: one format for mobile numbers, duplicates merged, inactive contacts marked. We can read party names and balances from Tally over its XML interface while Tally runs on your network. You check a trial import before the final one. Someone on your side has to type in handwritten registers.',
    },
    {
      question: 'Is there a fee per user?',
      answer:
        'No. The price is for building the system: its modules, the data import and each connection, such as WhatsApp or telephony. A new colleague may need a telephone line or server space, which the provider bills to you.',
    },
  ],
  action: { label: "Let's Start", href: '/Crmpage/Contact' },
} satisfies ServiceContent;
