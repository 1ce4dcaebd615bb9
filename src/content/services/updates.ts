import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Regular Website Updates, Tested and Reported',
    description:
      'Monthly care for your website: content changes, software updates tried on a copy first, backups, form checks and a one-page report of what was done.',
  },
  heading: 'Regular Updates',
  family: 'care',
  image: {
    name: 'updates',
    alt: 'Two arrows chasing each other in a circle, in teal thread on cream-coloured cloth',
  },
  lead: 'We keep what your website says correct and the software beneath it current, month after month.',
  description: [
    'A website goes out of date without a sound. The new branch is missing from the contact page; an offer that ended at Diwali is still announced at Holi. With a regular plan you send us such changes by email or WhatsApp as they come up. We make them, show a preview where the layout is affected, and publish after you agree.',
    'Meanwhile we look after what visitors do not see. The CMS core, plugins and libraries are updated on a copy of the site, tried there, and only then updated on the live server, with a fresh backup at hand. We send a real enquiry through your form and check that it reaches your inbox. A report of one page closes the month and lists what changed, what we found and what we suggest.',
    'Sites built by others are welcome. We begin with an inventory: hosting, domain, admin logins, licences and their expiry dates. Please create separate accounts for us, so that you can withdraw them later. Redesigns, new functions and the writing of long articles lie outside the plan. Faults that were there before we came are listed in the inventory and quoted apart.',
  ],
  features: {
    title: 'Features of an update plan',
    items: [
      {
        name: 'Content changes',
        text: 'Prices, timings, staff, notices, banners and photographs, in Hindi or English, from the text you send.',
      },
      {
        name: 'Rehearsed updates',
        text: 'Nothing is updated on the live site that has not run on its twin before.',
      },
      {
        name: 'Stored backups',
        text: 'Files and database are saved to a second place outside your hosting account. The plan says how many copies are kept.',
      },
      {
        name: 'Form and payment check',
        text: 'A test enquiry and, in a shop, a test order go through from the first click to the email.',
      },
      {
        name: 'Links and speed',
        text: 'Broken links, oversized pictures and pages that have become slower are found and put right or reported.',
      },
      {
        name: 'Renewal calendar',
        text: 'Domain, hosting, certificate and licence dates stand in one list, and you hear from us before each of them.',
      },
    ],
  },
  benefits: {
    title: 'Key benefits of a fixed rhythm',
    items: [
      {
        name: 'Correct information',
        text: 'Customers do not travel to a branch that has moved or quote a price you dropped.',
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
        text: 'Words, prices and pictures, including the announcement for a festival and its removal afterwards.',
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
        'Yes, if the licence allows changes and we can get access. The inventory at the start tells us what it is built with and how it was last updated. Sometimes it shows that the site cannot be updated safely, for instance because the theme was altered by hand. Then you hear that from us first, with the choices you have.',
    },
    {
      question: 'How is a monthly plan priced?',
      answer:
        'By the size and technology of the site and the amount of content work you expect, which we agree as a number of hours or a list of tasks. The plan also says whether unused time moves to the next month. A task beyond it is quoted before we touch anything. Invoices come monthly in rupees, with GST.',
    },
    {
      question: 'What if an update breaks something?',
      answer:
        'Trying it on a copy catches most of that. If the live site still misbehaves, we put back the backup taken just before and look for the cause on the copy. Orders or enquiries that arrived in between are saved first, so they are not lost in the rollback. You are told what happened, in words that do not need a programmer to translate.',
    },
  ],
  action: { label: "Let's Start", href: '/Regularupdate/Contact' },
} satisfies ServiceContent;
