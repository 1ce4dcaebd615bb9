import type { BlogContent } from './types.ts';

const author = 'Our Team';

const page: BlogContent = {
  meta: {
    title: 'Blog: IT for small businesses',
    description:
      'Short, practical articles for small businesses in India: what to computerise first, how to keep out of trouble online, and how to move to the cloud.',
  },
  heading: 'Our Blog',
  overview: 'The posts at a glance',
  lead: 'Practical notes for people who run a shop, a clinic, a school or a workshop. Each gives you something to do this month.',
  posts: [
    {
      id: 'it-solutions',
      title: 'How IT solutions boost business',
      date: '2025-06-10',
      author,
      description:
        'Find the work your staff do twice, connect what you already have and start at one counter.',
      paragraphs: [
        'Before you buy software, watch your own counter for a week. Note every fact that somebody writes twice: the order on WhatsApp and again in a register, the bill in Excel and again in Tally, the customer’s number on a slip and again in a phone. Each copy costs minutes, and some cause mistakes. Sort the list by hours lost. The first line tells you what to computerise first, and the list helps you compare quotations.',
        'The gain often comes from joining things you already have. If the billing program updates the stock with every GST invoice, nobody has to walk to the shelf when a customer phones to ask what is left. If the UPI QR code carries the bill number and the amount, you only have to compare the bills with the payments in the evening. If your turnover was above ₹5 crore in any year since 2017-18, you must issue e-invoices for B2B sales, unless your line of business is exempt. Since April 2025, firms with a turnover of ₹10 crore or more must report each e-invoice within 30 days of its date. Let the billing software do that, so that nobody types into a portal.',
        'Then begin small. Run the new system beside the old register for one full month, at one counter, with the colleague who doubts it most. Compare stock and cash on both sides before you switch. Get two points in writing: that you can export your data as Excel or CSV whenever you like, and who picks up the phone when billing stops in the Diwali rush. After three months, measure the hours on your list again. If they have fallen, the money was well spent.',
      ],
      service: {
        before: 'Is billing at the top of your list? Read what our ',
        link: { label: 'accounting software', href: '/AccountingSoftPage' },
        after: ' does at the counter.',
      },
      image: {
        name: 'it-solutions',
        alt: 'Clay-figure scene: at a shop counter, slips of paper fly from an open ledger into a loom, which sets them as neat rows of coloured blocks',
      },
    },
    {
      id: 'cybersecurity',
      title: 'Cybersecurity best practices in 2025',
      date: '2025-06-05',
      author,
      description:
        'Safer sign-in, three tricks every employee should know, backups, and whom to call after a fraud.',
      paragraphs: [
        'Many cyberattacks on small firms start with a stolen password. Turn on two-step verification for the business email first, because whoever controls it can reset every other password. Then do the same for banking, your Google Business Profile, social pages and cloud accounts. A passkey or an authenticator app is safer than a code by SMS, which can be hijacked with a swapped SIM. Give each employee a login of their own, and keep passwords in a password manager. When somebody leaves, close their access the same day.',
        'Warn everyone of three tricks that fraudsters use. A file ending in .apk is a program, and it may read your SMS codes. It comes by WhatsApp as a wedding card, a traffic challan or a bank notice. No police officer arrests anyone over a video call; “digital arrest” is a fraud. And a caller who asks for your UPI PIN to send you money is a fraud: you never need a PIN to receive money. For payments to suppliers, follow one rule: before you pay into a new bank account, call the supplier on a number you already had.',
        'Install updates on phones, computers and the router, and plan for 14 October 2025, when regular support for Windows 10 ends. Keep three copies of important files on two kinds of storage, one of them away from the office. Restore a file every month to prove that the copies work. If money has gone, call 1930 at once and file a report at cybercrime.gov.in; a quick report gives the bank a chance to hold the transfer. You must also report ransomware and data breaches to CERT-In within six hours of noticing them.',
      ],
      service: {
        before:
          'If you would rather leave the updates and backups of your business software to us, see our ',
        link: { label: 'software maintenance', href: '/SoftwareMaintainsPage' },
        after: '.',
      },
      image: {
        name: 'cybersecurity',
        alt: 'Still life: a padlock woven from gold and teal ribbons, with small coloured cubes falling beside it',
      },
    },
    {
      id: 'cloud-migration',
      title: 'Why cloud migration is crucial',
      date: '2025-05-25',
      author,
      description:
        'What changes when the server leaves the office, what to move first, and what remains your own job.',
      paragraphs: [
        'A server under a desk has one power line and one internet connection, and a thief can carry it out of the door. In the cloud you rent part of a data centre with spare power, disks and lines, and pay by the month. The large providers have data centres in India: AWS in Mumbai and Hyderabad, Microsoft in Pune and Chennai, Google in Mumbai and Delhi. Your data can stay in the country if you choose one of these locations. For a firm with two branches, the main change is that both work on the same figures.',
        'Move in steps. List what you have: usually email, shared files, a website, billing and backups. Note the size of each and the person who knows it. Mail and files go first, since Google Workspace, Microsoft 365 or Zoho Workplace can take over most of them unchanged. The website follows. Accounts come last, after a trial with a copy, and not in the days when GST returns fall due. Leave the old server untouched until you have closed one month’s accounts in the cloud.',
        'Three duties remain yours. The provider guards the building, but you set the logins and permissions. A file deleted by mistake is deleted in the cloud too, so keep a second copy under another account; a company with electronic books needs a daily backup on a server located in India. And costs can grow unnoticed. Set a budget alert on the first day, stop test machines at night, and ask for invoices in rupees that carry your GSTIN. If your line drops every week, arrange a second connection before you move anything.',
      ],
      service: {
        before: 'Moving a website or a business program to the cloud is part of our ',
        link: { label: 'back-end development', href: '/Back' },
        after: '.',
      },
      image: {
        name: 'cloud-migration',
        alt: 'Clay-figure scene: three colleagues carry coloured blocks on their heads from an old grey server up wooden steps to a white cloud',
      },
    },
  ],
};

export default page;
