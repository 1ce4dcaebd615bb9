import { BugFix } from '#owner/services';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Website bug fixing and repair',
    description:
      'Broken forms, failed payments, hacked pages and slow screens: we reproduce the fault, find its cause, repair it on a copy and write down what we did.',
  },
  heading: 'Bug Fixing',
  family: 'care',
  image: {
    name: 'bug-fixing',
    alt: 'A beetle woven in gold threads on rani-pink silk',
  },
  lead: 'Tell us what fails. You get it repaired, tested and explained.',
  ...BugFix,
  description: [
    'The OTP does not arrive, the cart empties itself on iPhones, the report has been wrong since March. First we make the fault happen again, because only then can we show that it is fixed. We read the server logs and the browser console, compare versions and narrow the search to one line, one setting or one outside service.',
    'You or your staff try the repair with the steps that used to fail. Then it goes live at a time agreed with you, when few people use the site. The former version stays ready for a quick return. If the site has automated tests, we add one for this fault; if not, we leave a written test that a person can follow.',
    'We need access to the hosting panel and the code, and the name of someone who knows how the site should work. We repair WordPress, PHP, Node.js, .NET and React projects. If the fault lies with Google, Meta or your bank, we can document and report it, but not fix it.',
  ],
  example: {
    title: 'A fault, from report to repair',
    text: 'Each step has its time, and the sums are compared before and after.',
    screen: 'bug-fixing',
    alt: 'A fault report in five steps, from reported to live on the same day. Before: daily sales of ₹51,210 without card payments; after: ₹61,100 with ₹9,890 by card',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Repeatable steps',
        text: 'We describe the fault so exactly that anyone can produce it, with device, browser and account.',
      },
      {
        name: 'Search for the cause',
        text: 'We follow the error back to its origin instead of hiding the message.',
      },
      {
        name: 'Repair on a copy',
        text: 'Your customers never see our half-finished attempts.',
      },
      {
        name: 'Related functions checked',
        text: 'We also test functions that share the changed code, because one repair can break something else.',
      },
      {
        name: 'Hacked sites',
        text: 'We clean injected pages and redirects, close the way in, change the keys and ask Google for a review.',
      },
      {
        name: 'Payment faults',
        text: 'Orders paid but not marked as paid are matched with the gateway’s settlement list, so no customer has to argue.',
      },
      {
        name: 'Repair note',
        text: 'Half a page for your files: what was seen, what caused it and which files changed.',
      },
    ],
  },
  advice:
    'Ask someone to go through your site at least once a month: send the form, place a small order, open it on an old phone. Bugs found by you are cheaper than bugs found by customers.',
  live: 'BugFixReport',
  faq: [
    {
      question: 'What should I send so that you can begin?',
      answer:
        'A screen recording from the phone or computer where it fails, the time it happened, and what you expected instead. Add the page address and whether others see it too. Do not send passwords in the first message; we will ask for a separate login once we have agreed on the job. If something was changed shortly before, even the DNS or a plugin, mention it.',
    },
    {
      question: 'How can you quote before you know the cause?',
      answer:
        'Often we cannot, so we split the job. We quote the diagnosis first, with a ceiling in rupees that we do not exceed without asking. You get the cause in writing and a price for the repair. Then you decide whether we repair it, your own developer does, or nobody. Small faults are often repaired within the diagnosis.',
    },
    {
      question: 'Our old developer is gone and left no documents. Can you still help?',
      answer:
        'Yes. We need proof that the site is yours, such as the domain or hosting account in your firm’s name. From the server we can recover the code and the database and see which versions are in use. If only compiled code is left, repairs are limited, and we tell you so before charging for the attempt.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
