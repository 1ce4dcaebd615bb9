import { AndroidAppDevPage } from '#owner/services';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Android App Development in Kotlin',
    description:
      'Native Android apps that start fast on low-cost phones, keep working offline and meet Play Store rules, from first screen to a published release.',
  },
  heading: 'Android App Development',
  family: 'app',
  image: {
    name: 'android',
    alt: 'A phone in front of a tablet, their outlines woven in golden thread on green shot silk',
  },
  lead: 'Android apps that stay fast on a low-cost phone and keep working without a signal.',
  ...AndroidAppDevPage,
  description: [
    'Most customers in India, and nearly all field staff, carry an Android phone, often one with little memory and a full gallery. We choose such a phone as the reference device at the start. The app is written in Kotlin, kept small in download size, and measured for start-up time and memory on that handset with every release.',
    'At the end of each fortnight you receive a build through Firebase App Distribution or a Play test track. You use it for real tasks and send feedback. Orders, attendance or meter readings entered without network are kept on the phone and sent later, in the right order and only once. Labels come in English, Hindi or both.',
    'You receive the source project, the signed Android App Bundle, store graphics and listing text, the answers for the Data safety form, and the upload key with written steps for its use. The Play Console account should be in your firm’s name. A server, if the app needs one, is quoted beside the app. We ask you for a privacy policy address, a logo and test users from your own team.',
  ],
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
        text: 'Lists and forms open from the phone’s own database, and a small sign shows what has not been sent yet.',
      },
      {
        name: 'UPI payments',
        text: 'The customer picks a UPI app already on the phone, and the gateway’s server decides whether the payment succeeded. Sales of digital content follow Google Play’s billing rules instead.',
      },
      {
        name: 'Push messages',
        text: 'Order status and reminders arrive through Firebase, in channels that the user can mute one by one.',
      },
      {
        name: 'Camera and scanner',
        text: 'Barcodes, documents and photographs are read on the device and compressed before upload.',
      },
      {
        name: 'Few permissions',
        text: 'The app asks for location or contacts only at the moment of need and still works after a refusal.',
      },
      {
        name: 'Crash reports',
        text: 'Crashlytics records device, version and the line of code that failed, without the user’s personal details.',
      },
      {
        name: 'Account deletion',
        text: 'Where users have accounts, they can delete them in the app and on a web page, as Google Play requires.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: [
      'Kotlin',
      'Java',
      'Jetpack Compose',
      'Room',
      'WorkManager',
      'Retrofit',
      'Firebase',
      'Android Studio',
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our Android process',
    items: [
      {
        name: 'Choose the phone',
        text: 'We agree the reference device, the oldest Android version to support and the three tasks that matter most.',
      },
      {
        name: 'Draw the screens',
        text: 'You approve a prototype in the phone’s real size before we write code.',
      },
      {
        name: 'Build by fortnight',
        text: 'Every second week your testers get a version, with a list of what is new and what is still missing.',
      },
      {
        name: 'Field trial',
        text: 'Some of your people use the app at work for a while, in basements and on village roads too.',
      },
      {
        name: 'Play review',
        text: 'We fill in the listing and declarations, run the closed test if your account type needs one, and answer Google’s queries.',
      },
      {
        name: 'Staged release',
        text: 'A share of users gets the update first; when the crash rate stays low, the rest follow.',
      },
    ],
  },
  faq: [
    {
      question: 'Does the quotation include publishing on the Play Store?',
      answer:
        'Yes, our work for it is included: listing, declarations, test tracks and submission. You pay Google’s registration fee. A firm’s account needs a D-U-N-S number, the company ID of Dun & Bradstreet. It takes time, so apply early. New personal accounts must first run a closed test with a group of testers for two weeks.',
    },
    {
      question: 'Can we give the app only to our own staff?',
      answer:
        'Yes. For a small team, a Play internal test track or a private app in managed Google Play works well, with updates arriving by themselves. You can also send an APK on WhatsApp, but people stay on old versions and Android warns them at installation. If the phones belong to you, device management can install the app and lock everything else.',
    },
    {
      question: 'Native Kotlin, or one code for Android and iPhone?',
      answer:
        'If all users are on Android, native gives the smallest app and the best access to scanner, printer and background work. When both platforms are needed and the screens are mostly forms and lists, React Native or Flutter can save part of the second app’s cost. Our quotation compares the two for your list of features, maintenance included.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
