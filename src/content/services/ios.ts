import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'iPhone and iOS app development',
    description:
      'iPhone and iPad apps in Swift and SwiftUI, tested through TestFlight, prepared for App Review, and published from an Apple account that you own.',
  },
  heading: 'iOS App Development',
  family: 'app',
  image: {
    name: 'ios',
    alt: 'A slim round-cornered phone with four square apps, picked out thread by thread on a fold of silk',
  },
  lead: 'We build iPhone and iPad apps for businesses and publish them under your own Apple account.',
  ...serviceFacts('IosAppDevPage'),
  description: [
    'We write iOS apps in Swift with SwiftUI, and with UIKit where a screen needs finer control. The app follows what iPhone owners are used to: swipe to go back, text that grows with their setting, Face ID, dark mode. Apple is likely to reject an app that is only a website in a frame, so we include features only an app can offer.',
    'As soon as the first screens work, you have the app on your own iPhone through TestFlight. Feedback sent from there reaches us with your screenshot, if you add one, and the build number. TestFlight builds expire after 90 days, so use them for testing, not daily work. We also test on older iPhones that are still common in India.',
  ],
  terms: {
    get: 'The Xcode project, the app as submitted, screenshots in the sizes the store wants, the privacy label answers, and a note on certificates and keys with their expiry dates.',
    bring:
      'An organisation’s account in the Apple Developer Program. It needs an annual fee and a D-U-N-S number, a company’s ID at Dun & Bradstreet. A sole proprietor enrols as an individual, and the store shows that name. Your testers need an iPhone and about an hour every two weeks; no Mac is needed.',
    separate: 'A server, an admin panel or an Android version.',
  },
  example: {
    title: 'An app that parents open every week',
    text: 'Classes, places left and the fee, laid out as iPhone owners expect.',
    screen: 'ios',
    alt: 'An iPhone app of a dance school: the week with Tuesday, 24 November chosen, and three entries: Kathak at 5:00 pm with six places left, practice and a stage rehearsal',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Feels at home on iPhone',
        text: 'Navigation, sheets and gestures follow Apple’s Human Interface Guidelines unless there is a reason to differ.',
      },
      {
        name: 'Face ID and Keychain',
        text: 'A face or a fingerprint opens the app, and the iPhone keeps its sign-in data encrypted.',
      },
      {
        name: 'Dynamic Type and VoiceOver',
        text: 'We test large text and spoken labels on each screen, in Devanagari too.',
      },
      {
        name: 'Push notifications',
        text: 'The app asks for permission only after the user has seen why.',
      },
      {
        name: 'Privacy declarations',
        text: 'The privacy manifest and label state what the app and its libraries collect. The app tracks only users who agree to Apple’s prompt.',
      },
      {
        name: 'Works without network',
        text: 'Recent data is kept on the phone. Failed uploads continue in the background when iOS permits.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: [
      'Swift',
      'SwiftUI',
      'UIKit',
      'Xcode',
      'SwiftData',
      'URLSession',
      'Keychain',
      'Apple Push Notification service',
      'TestFlight',
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our iOS process',
    items: [
      {
        name: 'Rule check',
        text: 'Before design we check your idea against the App Review Guidelines: payments, logins, content and minimum functionality.',
      },
      {
        name: 'Enrolment',
        text: 'Your firm applies to Apple while we design, so that verification does not delay the launch.',
      },
      {
        name: 'Prototype',
        text: 'You try the screens on a real iPhone, in portrait, in landscape and with large text.',
      },
      {
        name: 'Development',
        text: 'Each change passes automated tests before you get it through TestFlight.',
      },
      {
        name: 'Submission',
        text: 'We give the reviewer a demo account, a description of hidden steps and, where useful, a video.',
      },
      {
        name: 'Phased release',
        text: 'Later updates reach users over seven days and can be paused if a problem shows up; the first release goes to all.',
      },
    ],
  },
  faq: [
    {
      question: 'What happens if Apple rejects the app?',
      answer:
        'Apple names the guideline and often adds a screenshot. We fix or explain, and submit again; correcting our own mistakes is part of the quoted job. If Apple objects to the business model or missing licences, for instance in lending or medicine, you decide what to do next. Apple decides how long the review takes, so announce the launch only after approval.',
    },
    {
      question: 'Can customers pay by UPI inside the iPhone app?',
      answer:
        'Yes, for physical goods and services used outside the app, such as a saree, a repair or a clinic visit. For these, Apple requires a payment method other than in-app purchase, and an Indian gateway with UPI is fine. Digital content such as recorded courses needs in-app purchase, with Apple’s commission. Live one-to-one sessions may use your gateway. We check your items against these rules before design begins.',
    },
    {
      question: 'Is an iPhone app worth it when most of India uses Android?',
      answer: `Look at your own figures first. Your website’s analytics show the share of iPhones and what those visitors spend. In some parts of ${company.area} it can be far above the national average; for a village distributor it may be close to nil. You can start with Android and a good mobile site, and add iOS when the figures call for it.`,
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
