import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Software Testing: Manual, Automated, Security',
    description:
      'Independent testers try your website, app or software on real devices, report each fault with steps and evidence, and check again after the repair.',
  },
  heading: 'Software Testing',
  family: 'app',
  image: {
    name: 'testing',
    alt: 'A laboratory flask woven in gold threads on leaf-green silk',
  },
  lead: 'People who did not write your software try to break it before your customers do, and report how they did it.',
  description: [
    'We test websites, mobile apps, APIs and desktop programs, ours and those of other makers. From your specification, or from the product itself if there is none, we write test cases: a starting point, steps and the result to expect. They include what a real day brings, such as a call during payment, a second tab, a name with an apostrophe, a phone whose storage is full.',
    'Testing runs in rounds. A build arrives, we confirm that it starts at all, work through the cases by risk and report faults as we find them in your tracker, be it Jira, GitHub or a shared sheet. Each report has steps, screenshots or video, device, severity and how often it happens. After repairs we repeat the failed cases along with those around them.',
    'At the close of a round you have the executed test cases, the list of faults with their state, and a summary that names what was not tested and why. Automated scripts are stored in your repository. We work on a test server with invented data; please do not send real customers’ records. Our security checks find common weaknesses, but they do not replace an audit by a CERT-In empanelled firm where one is prescribed.',
  ],
  features: {
    title: 'Features of our testing',
    items: [
      {
        name: 'Test plan by risk',
        text: 'Payment, login and stock come before the colour of a footer. You see the order and can change it.',
      },
      {
        name: 'Real devices',
        text: 'Physical phones of several makes, including low-memory Android models, next to emulators for rare versions.',
      },
      {
        name: 'Clear fault reports',
        text: 'A developer can repeat the fault from the report alone, without ringing the tester.',
      },
      {
        name: 'Automated regression',
        text: 'Stable paths are scripted and run at every build, so that testers have time for the new parts.',
      },
      {
        name: 'Bad-network checks',
        text: 'Screens are tried at slow 3G speed, in a lift, and with the line cut in the middle of saving.',
      },
      {
        name: 'Language review',
        text: 'We look for cut-off Hindi labels, mixed scripts, wrong lakh and crore separators, and dates in month-day order.',
      },
    ],
  },
  technologies: {
    title: 'Testing tools and technologies',
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
        text: 'Does each function do what was agreed, including at its limits and with wrong input?',
      },
      {
        name: 'Regression testing',
        text: 'After a change, what worked yesterday is tried again.',
      },
      {
        name: 'Performance testing',
        text: 'Simulated users are increased in steps until response times or error rates pass the limit we set with you.',
      },
      {
        name: 'Security testing',
        text: 'Logins, permissions, uploads and inputs are examined along the OWASP Top Ten, with your written consent.',
      },
      {
        name: 'Compatibility testing',
        text: 'Browsers, screen sizes, Android skins and iOS releases are combined in a table and ticked off.',
      },
      {
        name: 'Accessibility testing',
        text: 'An axe scan finds the mechanical faults; a person with keyboard and screen reader finds the rest.',
      },
    ],
  },
  faq: [
    {
      question: 'Our developers test their own work. Why pay for more?',
      answer:
        'Keep them at it; unit tests are best written by the author. But whoever built a form knows how it wants to be filled in and fills it in that way. A tester comes with your customer’s habits and has no deadline to defend. It also helps before accepting a delivery from another vendor, when you need a list of faults that both sides can agree on.',
    },
    {
      question: 'How do you quote, and how much testing is enough?',
      answer:
        'We count screens and functions, devices, languages and the number of rounds, and quote for that quantity of work. Two rounds are the sensible minimum: one to find and one to confirm. Enough is reached when the risky paths are covered and new faults become rare and harmless; complete testing does not exist. An advance books the testers for the dates and is not refundable.',
    },
    {
      question: 'There is no specification. Is testing still possible?',
      answer:
        'It is. We explore the product together with someone who knows the business, write down how it behaves, and ask wherever that looks odd. Some of those questions turn out to be faults, others undecided points. The resulting test cases then serve as a description of your software, which is useful to new staff as well. Allow a few hours of that person’s time.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
