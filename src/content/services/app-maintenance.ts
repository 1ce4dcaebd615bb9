import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'App Maintenance & Testing for Android and iOS',
    description:
      'We keep published apps in the stores: crash repair, yearly platform changes, policy deadlines, device tests and staged releases for Android and iOS.',
  },
  heading: 'App Maintenance & Testing',
  family: 'care',
  image: {
    name: 'app-maintenance',
    alt: 'An upright phone woven in fine threads on silk, with loose pixels drifting around it',
  },
  lead: 'A published app is watched, repaired and tested on phones, so that it stays installed and in the stores.',
  description: [
    'An app ages even if nobody touches it. Each year Google raises the Android version that updates must target, and Apple asks for builds made with a recent Xcode. Libraries are abandoned, certificates lapse, a new phone comes with another screen shape. We keep a calendar of such dates for your app and do the work before the store’s deadline.',
    'We watch crash rates and freezes in Crashlytics, Play Console and Xcode Organizer, read the reviews, and rank what we find by the number of people it hurts. Repairs collect in a release, normally once a month; a crash at login does not wait for it. Each release passes a fixed set of tests on phones that match your users, from a budget Android to a current iPhone.',
    'To take over an app we need the source, ownership of both store accounts, the signing keys and the server’s documentation. If the Android upload key is lost, Google can reset it for apps under Play App Signing. You receive release notes, test records and a monthly summary of installs, crashes and ratings. Ratings are never bought, and replies to reviews go out only with your approval. New features are estimated separately.',
  ],
  features: {
    title: 'Features of app care',
    items: [
      {
        name: 'Crash watch',
        text: 'Alerts tell us when a version crashes more than the one before. The trace leads to the line in the source.',
      },
      {
        name: 'Policy calendar',
        text: 'Target API level, privacy forms, payment rules: what the stores require, by when, and whether your app is affected.',
      },
      {
        name: 'Device tests',
        text: 'Installation, upgrade over the old version, rotation, low storage, incoming call and loss of signal.',
      },
      {
        name: 'Library updates',
        text: 'SDKs for payments, maps and analytics are renewed singly, so that a fault can be traced to one of them.',
      },
      {
        name: 'Server check',
        text: 'The API’s certificate, response times and error rate are observed as well, because users blame the app either way.',
      },
      {
        name: 'Review reading',
        text: 'Complaints in Hindi, English and the mixture of both are sorted into faults, wishes and misunderstandings.',
      },
    ],
  },
  benefits: {
    title: 'Key benefits of steady app care',
    items: [
      {
        name: 'The app stays listed',
        text: 'Declarations and target levels are renewed in time, so neither store has cause to block an update.',
      },
      {
        name: 'Better ratings by repair',
        text: 'The faults behind one-star reviews are taken up first.',
      },
      {
        name: 'Calm upgrade season',
        text: 'We try your app on the beta versions of Android and iOS before your customers have them.',
      },
      {
        name: 'Smaller bills later',
        text: 'An app left alone for three years often costs as much to revive as to rebuild.',
      },
    ],
  },
  extra: {
    kind: 'strategies',
    title: 'Maintenance and testing strategies',
    items: [
      {
        name: 'Most-hurt first',
        text: 'Faults are ordered by affected users and by the task they interrupt, with payment ahead of cosmetics.',
      },
      {
        name: 'A fixed regression set',
        text: 'The same core journeys are tested before each release, by script where stable and by hand where they change.',
      },
      {
        name: 'Devices from your data',
        text: 'The test phones are chosen from the models and Android versions that your console reports.',
      },
      {
        name: 'Rollout in steps',
        text: 'An update starts with few users, and a halt takes minutes when the figures turn bad.',
      },
      {
        name: 'Switches on the server',
        text: 'Risky functions can be turned off remotely without waiting for store review.',
      },
    ],
  },
  faq: [
    {
      question: 'Another company built our app. What do you need to take over?',
      answer:
        'Ask them for the complete repository, the keystore or upload key, the Firebase project, the push keys and a transfer of the store listings if those are in their name. Both stores can transfer an app between accounts with its ratings and users. We then try to build the version that is live today. Only when that succeeds do we quote for regular care.',
    },
    {
      question: 'How is app maintenance charged?',
      answer:
        'After the first build and a test round we propose either an annual contract or a block of hours. The amount depends on the number of platforms, outside SDKs, releases per year and devices in the test table. Store fees, Firebase usage and SMS are your own bills. Our invoice is in rupees and carries GST; payments made in advance are non-refundable, as the terms state.',
    },
    {
      question: 'A release went wrong. Can we go back to the old version?',
      answer:
        'Not on the phones that already have it. The stores do not downgrade users, so the remedy is to halt the rollout and publish the old code again under a higher version number. That is why we release in steps and keep switches on the server. Customer support can be reached 24/7 when such a thing happens at an awkward hour.',
    },
  ],
  action: { label: 'Get Started', href: '/Contact' },
} satisfies ServiceContent;
