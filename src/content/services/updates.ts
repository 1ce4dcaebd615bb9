import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

const channel = company.whatsapp ? 'email or WhatsApp' : 'email';

export default {
  meta: {
    title: 'Website maintenance and updates',
    description:
      'Monthly care for your website: content changes, software updates tried on a copy first, backups, form checks and a one-page report of what was done.',
  },
  heading: 'Regular Updates',
  family: 'care',
  image: {
    name: 'updates',
    alt: 'Two arrows chasing each other in a circle, in teal thread on cream-coloured cloth',
  },
  lead: 'If you have a website but no one to look after it, we keep its content and its software up to date every month.',
  ...serviceFacts('Regularupdate'),
  description: [
    `Every website goes out of date: a new branch is missing from the contact page, or a Diwali offer is still there at Holi. Send us such changes by ${channel} as they come up. We make them, show you a preview where the layout is affected, and publish after you agree.`,
    'We also update what visitors do not see: the CMS, its plugins and its libraries. If another firm built the site, we begin with a paid assessment of hosting, domain, admin logins, licences and their expiry dates.',
  ],
  terms: {
    get: 'Your changes published, the software up to date, a backup outside your hosting account, and a one-page report of what changed, what we found and what we suggest.',
    bring:
      'The text and pictures of each change, and logins for us that you can withdraw later. Allow a few minutes for each change and a quarter of an hour a month for the report.',
    separate:
      'Redesigns, new features, long articles, and problems that were there before we came.',
  },
  example: {
    title: 'What changed this month',
    text: 'The log shows what went live, what is waiting and how fast the home page opens.',
    screen: 'updates',
    alt: 'An update log for November 2026 with six changes, of which five are live and one waits because of a problem. The home page on a phone opened in 4.8 seconds on 2 November and in 1.9 seconds on 23 November',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Content changes',
        text: 'Prices, timings, staff, notices, banners and photographs, in Hindi or English, from the text you send.',
      },
      {
        name: 'Updates tried first',
        text: 'Each update runs on a copy of the site before it reaches the live one, with a fresh backup at hand.',
      },
      {
        name: 'Stored backups',
        text: 'We save files and database to a second place outside your hosting account. The plan says how many copies we keep.',
      },
      {
        name: 'Form and payment check',
        text: 'We send a test enquiry and check that the email arrives; in shops, we place a test order up to the payment page.',
      },
      {
        name: 'Links and speed',
        text: 'We find broken links, oversized pictures and pages that have become slower, and correct them or quote the repair.',
      },
      {
        name: 'Renewal calendar',
        text: 'Domain, hosting, certificate and licence dates are kept in one list, and we remind you before each of them.',
      },
    ],
  },
  benefits: {
    title: 'Why update every month',
    items: [
      {
        name: 'Correct information',
        text: 'Customers find the right branch and the current price.',
      },
      {
        name: 'Smaller steps',
        text: 'Ten minor updates are easier to test than one jump across three years.',
      },
      {
        name: 'Security gaps closed',
        text: 'Many attacks on small sites use holes for which a patch has long been available.',
      },
      {
        name: 'A record to show',
        text: 'With the monthly reports you can show a partner or auditor that the site is looked after.',
      },
    ],
  },
  extra: {
    kind: 'types',
    title: 'Types of updates',
    items: [
      {
        name: 'Content updates',
        text: 'Words, prices and pictures, including festival announcements and their removal afterwards.',
      },
      {
        name: 'Security updates',
        text: 'Patches for published weaknesses, applied ahead of the monthly date when the risk calls for it.',
      },
      {
        name: 'Software updates',
        text: 'New releases of WordPress, PHP or Node.js and of the libraries your site depends on.',
      },
      {
        name: 'Search updates',
        text: 'Page titles, structured data, sitemap and the opening hours in your Google Business Profile.',
      },
      {
        name: 'Policy updates',
        text: 'Your privacy notice, refund terms or GSTIN, in the wording that your adviser supplies.',
      },
    ],
  },
  advice:
    'Have your website checked at least once a month, even when nothing seems wrong. A form that has stopped sending mail, or a domain close to its expiry, gives no sign on the home page.',
  faq: [
    {
      question: 'Do you update a site that another company built?',
      answer:
        'Yes, if the licence allows changes and we can get access. We quote the paid assessment first. It tells us what the site is built with and how it was last updated. If it shows that the site cannot be updated safely, for instance when the theme was altered by hand, we explain your choices before you pay for a plan.',
    },
    {
      question: 'How is a monthly plan priced?',
      answer:
        'By the size and technology of the site and the amount of content work. We agree that amount as a number of hours or a list of tasks. The plan also says whether unused time moves to the next month. Tasks beyond the plan are quoted first.',
    },
    {
      question: 'What if an update breaks something?',
      answer:
        'We put back the backup taken just before and look for the cause on the copy. Before that, we save the orders and enquiries that arrived in between. Then we tell you in plain words what happened.',
    },
  ],
  action: { label: "Let's Start", href: '/Regularupdate/Contact' },
} satisfies ServiceContent;
