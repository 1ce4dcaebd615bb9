import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Android app development in Kotlin',
    description:
      'Native Android apps that start fast on low-cost phones, keep working offline and meet Play Store rules, from first screen to a published release.',
  },
  heading: 'Android App Development',
  family: 'app',
  image: {
    name: 'android',
    alt: 'A phone in front of a tablet, their outlines woven in golden thread on green shot silk',
  },
  lead: 'For your customers and field staff, we build Android apps that stay fast on a low-cost phone and work without a signal.',
  ...serviceFacts('AndroidAppDevPage'),
  description: [
    'Many customers and field staff in India carry a low-cost Android phone. We choose such a phone as the reference device at the start, and measure the app on it with every release.',
    'Every second week you receive a build, use it for real tasks and send feedback. Orders, attendance or meter readings entered without a signal are kept on the phone and sent later, each only once.',
  ],
  terms: {
    get: 'The source project, the signed app, store graphics and listing text, the Data safety answers, and the upload key with written steps for its use.',
    bring:
      'A Play Console account in your firm’s name, a privacy policy address and a logo. Your testers need about an hour every two weeks.',
    separate: 'A server, if the app needs one, and an iPhone version.',
  },
  example: {
    title: 'Orders from any shop counter',
    text: 'The shopkeeper orders without a signal, and the app sends the order when the phone is online again.',
    screen: 'android',
    alt: 'An order in an Android app, saved without a signal: rice, dal and mustard oil for ₹21,330.00, GST 5% ₹1,066.50, in total ₹22,396.50',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Works offline',
        text: 'Lists and forms open without a signal, and a small sign shows what has not been sent yet.',
      },
      {
        name: 'UPI payments',
        text: 'The customer picks a UPI app already on the phone. Digital content follows Google Play’s billing rules instead.',
      },
      {
        name: 'Push messages',
        text: 'Order status and reminders arrive in channels that the user can mute one by one.',
      },
      {
        name: 'Few permissions',
        text: 'The app asks for location or contacts only at the moment of need and still works after a refusal.',
      },
      {
        name: 'Crash reports',
        text: 'Crashlytics records the line of code that failed; we add no personal details.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager', 'Firebase', 'Android Studio'],
  },
  extra: {
    kind: 'process',
    title: 'Our Android process',
    items: [
      {
        name: 'Choose the phone',
        text: 'We agree the reference device and the three tasks that matter most.',
      },
      { name: 'Draw the screens', text: 'You approve a prototype before we write code.' },
      {
        name: 'Field trial',
        text: 'Some of your people use the app at work, in basements and on village roads.',
      },
      {
        name: 'Play review',
        text: 'We fill in the listing and answer Google’s queries.',
      },
      {
        name: 'Staged release',
        text: 'A few users get the update first; when the crash rate stays low, the rest follow.',
      },
    ],
  },
  faq: [
    {
      question: 'Does the quotation include publishing on the Play Store?',
      answer:
        'Yes, except for Google’s registration fee, which you pay. A firm’s account needs a D-U-N-S number, the company ID of Dun & Bradstreet, so apply early.',
    },
    {
      question: 'Can we give the app only to our own staff?',
      answer:
        'Yes. A private app in managed Google Play works if you manage the accounts or phones of your staff; updates then arrive by themselves. You can also share an APK directly, but people stay on old versions.',
    },
    {
      question: 'Native Kotlin, or one code for Android and iPhone?',
      answer:
        'If all users are on Android, native gives the smallest app. When you need both and the screens are mostly forms and lists, React Native or Flutter can save part of the second app’s cost. Our quotation compares the two.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
