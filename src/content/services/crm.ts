import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Custom CRM with WhatsApp, Calls and Follow-Ups',
    description:
      'A CRM built around how you sell: enquiries from every source in one list, follow-up reminders, WhatsApp messages, quotations and links to Tally.',
  },
  heading: 'CRM System',
  family: 'software',
  image: {
    name: 'crm',
    alt: 'Two clasped hands woven in gold threads on peacock-green silk',
  },
  lead: 'One list of enquiries, customers and follow-ups that the whole sales team keeps, at the desk and on the road.',
  description: [
    'In many firms the customer list lives in one salesperson’s phone. On the day that person resigns, the list resigns too. A CRM keeps each enquiry, call, quotation and complaint under the customer’s name, where the next person can read on. Leads from your website, IndiaMART, Facebook forms and walk-ins arrive in the same queue and are given to someone by a rule you set, such as area or product.',
    'We sit with the people who sell and note the stages in their own words, perhaps “rate given” and “sample sent”, rather than a textbook funnel. The very first version you try already has these stages. The phone screen is kept to what fits between two visits: call, note, next date. A note written in a basement waits on the device and goes out with the next signal.',
    'Delivery includes the web application, an Android-friendly mobile view, imported and de-duplicated contacts, user accounts, a Hindi or English guide and a training day. From you we need the present Excel sheets, a decision on who may see whose customers, and a verified Meta business account if WhatsApp is to be connected. Message charges by Meta or the SMS operator and cloud telephony rent are paid to those companies.',
  ],
  features: {
    title: 'CRM features',
    items: [
      {
        name: 'One enquiry queue',
        text: 'Web forms, portals, calls and walk-ins land in one place. A repeated mobile number is recognised as the same person.',
      },
      {
        name: 'Next-date rule',
        text: 'No open enquiry can be left without a date and an owner. What is overdue stands at the top in the morning.',
      },
      {
        name: 'Numbered quotations',
        text: 'A PDF with GST, HSN codes and your terms, counted by version and sent from the customer’s page.',
      },
      {
        name: 'WhatsApp templates',
        text: 'Approved messages go out through Meta’s official platform to customers who have opted in, and replies appear in the record.',
      },
      {
        name: 'Field visits',
        text: 'A visit can be logged with place and photo, after the employee has been informed that location is recorded.',
      },
      {
        name: 'Owner’s dashboard',
        text: 'Enquiries by source, conversion by person, and the reasons for which orders were lost.',
      },
      {
        name: 'Export at any time',
        text: 'An administrator can take the whole customer list out as Excel or CSV; ordinary users cannot.',
      },
    ],
  },
  technologies: {
    title: 'Technologies in our CRM projects',
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
    title: 'Key benefits of your own CRM',
    items: [
      {
        name: 'Knowledge stays',
        text: 'History belongs to the firm and survives a change of staff.',
      },
      {
        name: 'Fewer lost enquiries',
        text: 'A forgotten call-back turns red on somebody’s screen while there is still time.',
      },
      {
        name: 'Honest advertising sums',
        text: 'When you know which source brought the order, you can stop paying for those that bring only calls.',
      },
      {
        name: 'Consent on record',
        text: 'The system remembers who agreed to be contacted and lets that be withdrawn, a duty under the DPDP Act.',
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
        'Sometimes you should. If five people sell one product in a standard way, a subscription is quicker, and we will say so. A system of your own pays when you would switch off half of the ready one, when per-user fees grow with seasonal staff, or when it must follow a process like beat plans or admissions that the product bends badly. Compare three years of fees with a build plus maintenance.',
    },
    {
      question: 'Can you bring in our Excel sheets and Tally ledgers?',
      answer:
        'Both can come along. Contacts and past enquiries are taken from Excel or CSV after a cleaning round: one format for mobile numbers, duplicates merged, dead entries marked. Party names and outstanding balances can be read from Tally over its XML interface while Tally is running on your network. You check a trial import before the final one. Handwritten registers must be typed in by someone on your side.',
    },
    {
      question: 'How is the price worked out, and is there a fee per user?',
      answer:
        'The quote adds up modules, data import and each connection, such as WhatsApp or telephony. It is for building the system, so a new colleague does not change it; only a larger server might. Work starts against a non-refundable advance, and the remaining instalments are tied to versions you have accepted. Non-delivery against the signed contract is the one ground for a refund.',
    },
  ],
  action: { label: "Let's Start", href: '/Crmpage/Contact' },
} satisfies ServiceContent;
