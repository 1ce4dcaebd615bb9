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
  lead: 'Native Android apps that stay quick on a low-cost phone and keep working when the signal goes.',
  description: [
    'Most customers in India, and nearly all field staff, carry an Android phone, often one with little memory, a cracked screen and a full gallery. We choose such a phone as the reference device at the beginning of the project. The app is written in Kotlin, kept small in download size, and measured for start-up time and memory on that handset with every release.',
    'Work goes by fortnight. At the end of each you receive a build through Firebase App Distribution or a Play test track, use it for real tasks and send remarks, if you like by voice note. Orders, attendance or meter readings entered without network are kept in a local database and synchronised later, in the right sequence and only once. Labels come in English, Hindi or both.',
    'Delivered are the source project, the signed Android App Bundle, store graphics and listing text, the answers for the Data safety form, and the upload key with a written procedure for using it. The Play Console account should be in your firm’s name; the registration fee is Google’s. If the app needs a server, it is quoted beside the app. We ask you for a privacy policy address, a logo and test users from your own team.',
  ],
  features: {
    title: 'Features of our Android apps',
    items: [
      {
        name: 'Offline first',
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
        text: 'Crashlytics records device, version and the line at fault, without the user’s personal details.',
      },
      {
        name: 'Account deletion',
        text: 'Where users have accounts, they can delete them in the app and on a web page, as Google Play demands.',
      },
    ],
  },
  technologies: {
    title: 'Android technologies',
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
        text: 'We settle the reference device, the oldest Android version to support and the three tasks that matter.',
      },
      {
        name: 'Draw the screens',
        text: 'A prototype in the phone’s real size is approved before programming.',
      },
      {
        name: 'Build by fortnight',
        text: 'Every second week a version reaches your testers, with a list of what is new and what is known to be missing.',
      },
      {
        name: 'Field trial',
        text: 'Some of your people use the app at work for a while, basement and village road included.',
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
      question: 'Does the quote include publishing on the Play Store?',
      answer:
        'Our work for it, yes: listing, declarations, test tracks and submission. Google’s registration fee is paid by you. A firm’s account needs a D-U-N-S number, which takes time, so apply early; new personal accounts must first run a closed test with a group of testers for two weeks. Expect an advance at the start, which stays with us unless we fail to deliver what was signed.',
    },
    {
      question: 'Can we give the app only to our own staff?',
      answer:
        'For a small team, a Play internal test track or a private app in managed Google Play is the clean way, with updates arriving by themselves. Handing round an APK on WhatsApp works as well, but people stay on old versions and Android warns them at installation. If the phones belong to you, device management can install the app and lock everything else.',
    },
    {
      question: 'Native Kotlin, or one code for Android and iPhone?',
      answer:
        'If all users are on Android, native gives the smallest app and the best access to scanner, printer and background work. When both platforms are needed and the screens are mostly forms and lists, a cross-platform build in React Native or Flutter can save part of the second app’s cost. We compare the two for your list of features in the proposal, maintenance included.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
