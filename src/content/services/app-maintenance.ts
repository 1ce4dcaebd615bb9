import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

const { hours } = company.support;
const report = hours && ` You can report such a release ${hours}.`;

export default {
  meta: {
    title: 'Mobile app maintenance and testing',
    description:
      'Care for published apps: crash fixes, yearly platform changes, policy deadlines, device tests and staged releases for Android and iOS.',
  },
  heading: 'App Maintenance & Testing',
  family: 'care',
  image: {
    name: 'app-maintenance',
    alt: 'An upright phone woven in fine threads on silk, with loose pixels drifting around it',
  },
  lead: 'If you have an app in the stores, we monitor, fix and test it, and keep it in line with the stores’ rules.',
  ...serviceFacts('AppmaintancePage'),
  description: [
    'An app ages even if nobody touches it. Each year Google raises the Android version that updates must target, and Apple asks for builds made with a recent Xcode. Libraries are abandoned, certificates lapse and new phones have different screen shapes. We keep a calendar of such dates for your app and do the work before the store’s deadline.',
    'We watch crash rates and freezes in Crashlytics, Play Console and Xcode Organizer, and read the reviews. Fixes go into a release, normally once a month; a crash at login does not wait for it. Each release passes a fixed set of tests on phones that match your users, from a budget Android to a current iPhone.',
  ],
  terms: {
    get: 'A release with notes and test records, normally every month, and a summary of installs, crashes and ratings.',
    bring:
      'The source code, both store accounts, signing keys and server documentation. Allow half an hour a month for the summary.',
    separate: 'New features, and the assessment with which we take over an app.',
  },
  example: {
    title: 'The monthly report for your app',
    text: 'You see whether crashes are falling, and which phones we tested.',
    screen: 'app-maintenance',
    alt: 'A monthly app report: 12,480 users, 99.7% without a crash. Users who saw a crash fell from 237 in version 5.1 to 37 in version 5.4, which was tested on six phones',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Crash watch',
        text: 'Alerts tell us when a version crashes more than the one before. The trace leads us to the line of code.',
      },
      {
        name: 'Policy calendar',
        text: 'We list what the stores require, by when, and whether your app is affected.',
      },
      {
        name: 'Device tests',
        text: 'We test installation, upgrades, rotation, low storage, incoming calls and loss of signal.',
      },
      {
        name: 'Library updates',
        text: 'SDKs for payments, maps and analytics are updated one at a time, so any new problem can be traced to one of them.',
      },
      {
        name: 'Server check',
        text: 'We also watch the API’s certificate, response times and error rate. Users blame the app for a slow server too.',
      },
      {
        name: 'Review reading',
        text: 'We sort complaints into bugs, requests and misunderstandings. We never buy ratings, and reply only with your approval.',
      },
    ],
  },
  benefits: {
    title: 'Why maintain an app',
    items: [
      {
        name: 'Ready for store deadlines',
        text: 'We update declarations and target API levels on time; otherwise a store may block your update.',
      },
      {
        name: 'Better ratings',
        text: 'We fix the bugs behind one-star reviews first.',
      },
      {
        name: 'Ready for new phone systems',
        text: 'We try your app on the beta versions of Android and iOS before your customers have them.',
      },
      {
        name: 'Smaller bills later',
        text: 'An app left alone for years can cost as much to revive as to rebuild.',
      },
    ],
  },
  extra: {
    kind: 'strategies',
    title: 'Maintenance and testing strategies',
    items: [
      {
        name: 'Worst bugs first',
        text: 'We rank bugs by how many users they affect and by the task they interrupt, with payment ahead of looks.',
      },
      {
        name: 'Fixed test set',
        text: 'We test the same main tasks before each release, by script where they are stable and by hand where they change.',
      },
      {
        name: 'Devices from your data',
        text: 'We choose test phones close to the models and Android versions that your console reports.',
      },
      {
        name: 'Rollout in steps',
        text: 'An update goes to a few users first, and we stop it if the figures get worse.',
      },
      {
        name: 'Features we can switch off',
        text: 'We can turn off a risky feature remotely, without waiting for store review.',
      },
    ],
  },
  faq: [
    {
      question: 'Another company built our app. What do you need to take over?',
      answer:
        'The complete repository, the keystore or upload key, the Firebase project and the push keys. If the Android upload key is lost, Google can reset it for apps under Play App Signing. If the store listings are in the other company’s name, it must transfer them to you; the app keeps its ratings and users. First we quote a paid assessment, in which we try to build the version that is live today.',
    },
    {
      question: 'How is app maintenance charged?',
      answer:
        'After the assessment we propose either an annual contract or a block of hours. The amount depends on the number of platforms, third-party SDKs, releases per year and devices to test. You pay the stores, Firebase and the SMS provider directly.',
    },
    {
      question: 'A release went wrong. Can we go back to the old version?',
      answer: `Not on the phones that already have it. The stores do not downgrade users, so we halt the rollout and publish the old code again under a higher version number.${report}`,
    },
  ],
  action: { label: 'Get Started', href: '/Contact' },
} satisfies ServiceContent;
