import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Software testing and QA services',
    description:
      'We test your website, app or software on real devices, report each bug with steps and evidence, and check again after the fix.',
  },
  heading: 'Software Testing',
  family: 'app',
  image: {
    name: 'testing',
    alt: 'A laboratory flask woven in gold threads on leaf-green silk',
  },
  lead: 'We test your website, app or software before launch and show your developers what to fix.',
  ...serviceFacts('SoftwareTestingPage'),
  description: [
    'We test websites, mobile apps, APIs and desktop programs, whether we built them or not. From your specification, or from the product itself if there is none, we write test cases: a starting point, steps and the expected result. They include everyday situations: a call during payment, a second tab, a name with an apostrophe, a phone whose storage is full.',
    'We test in rounds. When a build arrives, we check that it starts and work through the cases. We report bugs in your tracker, such as Jira, GitHub or a shared sheet, each with steps, screenshots or video, device and severity. After the fixes, we repeat the failed cases and the related ones.',
  ],
  terms: {
    get: 'The test cases with their results, the list of bugs and their status, a summary that says what was not tested and why, and the automated scripts in your repository.',
    bring:
      'A test server with sample data; please do not send real customers’ records. Someone who knows the product needs a few hours before the first round, and ten minutes a day during a round for our questions.',
    separate: 'Fixing the bugs, and any rounds or devices beyond those in the quotation.',
  },
  example: {
    title: 'The report after a round',
    text: 'You see how many cases passed, what failed and what was not run.',
    screen: 'testing',
    alt: 'A test report for version 1.8.0: 131 of 148 cases passed, 9 failed, 5 were blocked and 3 not run, listed by area, and a critical bug: paid twice after a double tap on Pay',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Riskiest parts first',
        text: 'We test payment, login and stock first and appearance last. You see the order and can change it.',
      },
      {
        name: 'Real devices',
        text: 'Physical phones of several makes, including low-memory Android models, plus emulators for rarer versions.',
      },
      {
        name: 'Clear bug reports',
        text: 'We write each report so that a developer can reproduce the bug without calling us.',
      },
      {
        name: 'Automated tests',
        text: 'We write scripts for functions that rarely change and run them at every build, so we have time for the new parts.',
      },
      {
        name: 'Weak-network checks',
        text: 'We try screens at slow 3G speed, in a lift, and with the connection cut in the middle of saving.',
      },
      {
        name: 'Language review',
        text: 'We look for cut-off Hindi labels, mixed scripts, wrong lakh and crore separators, and dates in month-day order.',
      },
    ],
  },
  technologies: {
    title: 'Testing tools we use',
    items: [
      'Playwright',
      'Selenium',
      'Appium',
      'Postman',
      'JMeter',
      'k6',
      'OWASP ZAP',
      'axe',
      'Jira',
    ],
  },
  extra: {
    kind: 'types',
    title: 'Types of testing',
    items: [
      {
        name: 'Functional testing',
        text: 'We check that each function does what was agreed, including at its limits and with wrong input.',
      },
      {
        name: 'Regression testing',
        text: 'After a change, we retest the functions that worked before.',
      },
      {
        name: 'Performance testing',
        text: 'We add simulated users in steps until response times or error rates exceed the limit agreed with you.',
      },
      {
        name: 'Security testing',
        text: 'With your written consent, we examine logins, permissions, uploads and inputs against the OWASP Top Ten, a public list of common weaknesses. If a law or regulator requires a CERT-In audit, an empanelled firm must carry it out.',
      },
      {
        name: 'Compatibility testing',
        text: 'We test on the browsers, screen sizes, Android versions and iOS releases agreed with you.',
      },
      {
        name: 'Accessibility testing',
        text: 'An automated scan finds the simple problems; a person with a keyboard and a screen reader looks for the rest.',
      },
    ],
  },
  faq: [
    {
      question: 'Our developers test their own work. Why pay for more?',
      answer:
        'Developers should keep writing unit tests. But they fill in a form the way they meant it to be used; a tester fills it in the way your customers will. Testing also helps before you accept a delivery from another vendor, when you need a list of problems that both sides can agree on.',
    },
    {
      question: 'How much testing is enough, and what decides the price?',
      answer:
        'Plan at least two rounds: one to find bugs and one to confirm the fixes. Testing is enough when the risky paths are covered and new bugs become rare and harmless; no software can be tested completely. The price depends on the screens and functions, devices, languages and rounds.',
    },
    {
      question: 'There is no specification. Is testing still possible?',
      answer:
        'Yes. We explore the product with someone who knows the business, write down how it behaves and ask about anything that looks wrong. Some answers reveal bugs, others show what has not been decided. The test cases then describe your software, which also helps new staff.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
