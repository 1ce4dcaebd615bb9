import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Bug Fixing for Websites and Web Software',
    description:
      'Broken forms, failed payments, hacked pages and slow screens: we reproduce the fault, find its cause, repair it on a copy and write down what we did.',
  },
  heading: 'Bug Fixing',
  family: 'care',
  image: {
    name: 'bug-fixing',
    alt: 'A beetle woven in gold threads on rani-pink silk',
  },
  lead: 'We find out why it breaks, repair it on a copy, prove the repair with a test and tell you what happened.',
  description: [
    'The OTP does not arrive, the cart empties itself on iPhones, the report has been wrong since March. Before changing anything we make the fault happen again under our eyes, because a bug that cannot be repeated cannot be called fixed. We read the server logs and the browser console, compare versions, and narrow the search until one line, one setting or one outside service is left.',
    'The repair is made on a copy. You or your staff try it there with the steps that used to fail, then it goes live at an hour when few people use the site. We keep the former version ready for a quick return. Where the code base has automated tests we add one for this bug; where it has none, we leave a written test that a person can follow.',
    'You get a short note: what was seen, what caused it, which files changed, what else might be affected. We need access to the hosting panel and the code, and the name of someone who knows how it should work. Bugs in WordPress, PHP, Node.js, .NET and React projects are our daily work. A fault inside Google, Meta or a bank’s system we can only prove and report to them.',
  ],
  features: {
    title: 'Features of a repair',
    items: [
      {
        name: 'Repeatable steps',
        text: 'The fault is described so exactly that anyone can produce it, with device, browser and account.',
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
        name: 'Check of the neighbours',
        text: 'Functions that share the changed code are tried as well, for a fix in one corner can open a hole in another.',
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
        text: 'Half a page for your files, useful to whoever works on the site next.',
      },
    ],
  },
  advice:
    'Ask someone to go through your site at least once a month: send the form, place a small order, open it on an old phone. Bugs found by you are cheaper than bugs found by customers.',
  faq: [
    {
      question: 'What should I send so that you can begin?',
      answer:
        'A screen recording from the phone or computer where it fails, the time it happened, and what you expected instead. Add the page address and whether others see it too. Do not send passwords in the first message; we will ask for a separate login once we have agreed on the job. If something was changed shortly before, even the DNS or a plugin, mention it.',
    },
    {
      question: 'How can you quote before you know the cause?',
      answer:
        'Often we cannot, so we split the job. The diagnosis is quoted first, with a ceiling in rupees that we do not exceed without asking. Its result is a written cause and a price for the repair. You may then give the repair to us, to your own developer or to nobody. Small faults are often repaired within the diagnosis itself.',
    },
    {
      question: 'Our old developer is gone and left no papers. Can you still help?',
      answer:
        'Yes, that is a common way to meet us. We need proof that the site is yours, such as the domain or hosting account in your firm’s name. From the server we can recover the code and the database and see which versions are in use. If only compiled code is left, repairs are limited, and we tell you so before charging for the attempt.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
