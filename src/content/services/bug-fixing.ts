import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Website bug fixing and support',
    description:
      'Broken forms, failed payments, hacked pages and slow screens: we reproduce the bug, find its cause, fix it on a copy and write down what we did.',
  },
  heading: 'Bug Fixing',
  family: 'care',
  image: {
    name: 'bug-fixing',
    alt: 'A beetle woven in gold threads on rani-pink silk',
  },
  lead: 'Tell us what’s broken on your website or in your software: we fix it, test it and explain the cause.',
  ...serviceFacts('BugFix'),
  description: [
    'We fix bugs such as an OTP that does not arrive, a cart that empties itself on iPhones or a report that has been wrong since March. First we reproduce the bug, so that we can show you later that it is fixed. Then we narrow the search to one line of code, one setting or one third-party service. We work on WordPress, PHP, Node.js, .NET and React projects.',
    'You or your staff try the fix with the steps that used to fail. It goes live at a time agreed with you, when few people use the site, and we keep the previous version ready to roll back. If the problem lies with Google, Meta or your bank, we can document and report it, but not fix it.',
  ],
  terms: {
    get: 'The fix on your live site, a test that shows it works, and a written note of the cause.',
    bring:
      'Access to the hosting panel and the code, and someone who knows how the site should work. Allow about half an hour to show us the bug and half an hour to try the fix.',
    separate:
      'New features, a move to another host, and other bugs that we find on the way. We tell you about them first.',
  },
  example: {
    title: 'A bug, from report to fix',
    text: 'The report times each step and compares the day’s sales before and after.',
    screen: 'bug-fixing',
    alt: 'A bug report in five steps, from reported to live on the same day. Before: daily sales of ₹51,210 without card payments; after: ₹61,100 with ₹9,890 by card',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Repeatable steps',
        text: 'We describe the bug precisely enough for anyone to reproduce it, with device, browser and account.',
      },
      {
        name: 'The cause found',
        text: 'We follow the error back to its origin instead of hiding the message.',
      },
      {
        name: 'Fixed on a copy',
        text: 'Your customers never see our half-finished attempts.',
      },
      {
        name: 'Related functions checked',
        text: 'We also test functions that share the changed code, so that one fix does not break something else.',
      },
      {
        name: 'Hacked sites',
        text: 'We remove injected pages and redirects, close the gap the attacker used, change the keys and ask Google to lift its warning.',
      },
      {
        name: 'Payment problems',
        text: 'We compare the gateway’s payment report with your orders and mark the paid ones, so no customer has to argue.',
      },
      {
        name: 'Written note',
        text: 'Half a page for your files: what went wrong, what caused it and which files changed.',
      },
    ],
  },
  advice:
    'Ask someone to go through your site at least once a month: send the form, place a small order, open it on an old phone. A bug you find costs less than one your customers find.',
  faq: [
    {
      question: 'What should I send so that you can begin?',
      answer:
        'A screen recording from the phone or computer where it fails, the time it happened, and what you expected instead. Add the page address and whether others see it too. Do not send passwords in the first message; we will ask for a separate login once we have agreed on the job. If anything was changed shortly before, even the DNS or a plugin, tell us.',
    },
    {
      question: 'How can you quote before you know the cause?',
      answer:
        'Often we cannot, so we split the job. We quote the diagnosis first, with a ceiling in rupees that we do not exceed without asking. You get the cause in writing and a price for the fix. Then you decide: we fix it, your own developer does, or you leave it. Small bugs are often fixed during the diagnosis.',
    },
    {
      question: 'Our old developer is gone and left no documents. Can you still help?',
      answer:
        'Yes. We need proof that the site is yours, such as the domain or hosting account in your firm’s name. From the server we can usually recover the code and the database and see which versions are in use. If only compiled code is left, we can fix less, and we tell you so before we charge for trying.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
