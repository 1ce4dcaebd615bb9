import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'iOS App Development in Swift',
    description:
      'iPhone and iPad apps in Swift and SwiftUI, tested through TestFlight, prepared for App Review, and published from an Apple account that you own.',
  },
  heading: 'iOS App Development',
  family: 'app',
  image: {
    name: 'ios',
    alt: 'A slim round-cornered phone with four square apps, picked out thread by thread on a fold of silk',
  },
  lead: 'iPhone and iPad apps in Swift, prepared for App Review and published from your own Apple account.',
  description: [
    'We write iOS apps in Swift with SwiftUI, and with UIKit where a screen needs finer control. The app follows what iPhone owners are used to: swipe to go back, text that grows with their setting, Face ID, dark mode. An app that is only a website in a frame is likely to be turned down by Apple, so we plan functions that make use of the phone.',
    'As soon as the first screens work, you have the app on your own iPhone through TestFlight and receive new builds as we go on. Feedback sent from there reaches us with a screenshot and the build number. TestFlight builds expire after 90 days, which makes them fit for testing and unfit for daily business. Older iPhones still common in India are part of our test table.',
    'The hand-over consists of the Xcode project, the archive that was submitted, screenshots in the sizes the store wants, the privacy label answers and a note on certificates and keys with their expiry. You enrol in the Apple Developer Program as an organisation, for which Apple asks a D-U-N-S number and an annual fee. A server, an admin panel or an Android version come as separate items. Your team needs a Mac only if it wants to build the app itself.',
  ],
  features: {
    title: 'Features we build into iPhone apps',
    items: [
      {
        name: 'Platform manners',
        text: 'Navigation, sheets and gestures follow Apple’s Human Interface Guidelines unless there is a reason to differ.',
      },
      {
        name: 'Face ID and Keychain',
        text: 'Sessions are locked by biometrics, and tokens are stored encrypted by the system.',
      },
      {
        name: 'Dynamic Type and VoiceOver',
        text: 'Large text and spoken labels are tested on each screen, in Devanagari too.',
      },
      {
        name: 'Push notifications',
        text: 'Apple’s push service delivers them, and permission is requested after the user has seen why.',
      },
      {
        name: 'Privacy declarations',
        text: 'The privacy manifest and label state what the app and its libraries collect. Tracking is not done without the system’s prompt.',
      },
      {
        name: 'Works without network',
        text: 'Recent data is kept on the phone. Failed uploads continue in the background when iOS permits.',
      },
    ],
  },
  technologies: {
    title: 'iOS technologies',
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
        text: 'Before design begins we read your idea against the App Review Guidelines: payments, logins, content and minimum functionality.',
      },
      {
        name: 'Enrolment',
        text: 'Your firm applies to Apple while we design, since verification can hold up a launch.',
      },
      {
        name: 'Prototype',
        text: 'Tappable screens are tried on a real iPhone in portrait, landscape and large text.',
      },
      {
        name: 'Development',
        text: 'Features are merged behind automated tests, and builds go to TestFlight from a pipeline.',
      },
      {
        name: 'Submission',
        text: 'The reviewer gets a demo account, a description of hidden steps and, where useful, a video.',
      },
      {
        name: 'Phased release',
        text: 'Automatic updates reach users over seven days and can be paused if a fault shows up.',
      },
    ],
  },
  faq: [
    {
      question: 'What happens if Apple rejects the app?',
      answer:
        'Apple names the guideline and often adds a screenshot. We repair or explain, and submit again; correcting faults of our own is part of the quoted job. If Apple objects to the business model or missing licences, for instance in lending or medicine, you decide how to go on. Review time is Apple’s, so never announce a launch date before approval.',
    },
    {
      question: 'Can customers pay by UPI inside the iPhone app?',
      answer:
        'For physical goods and services used outside the app, such as a saree, a repair or a clinic visit, yes: Apple expects you to use other methods than its own, and an Indian gateway with UPI is fine. Digital content like recorded courses falls under in-app purchase, with Apple’s commission. Live one-to-one sessions may use your gateway. We sort your items by these rules beforehand.',
    },
    {
      question: 'Is an iPhone app worth it when most of India uses Android?',
      answer:
        'Look at your own figures first. The analytics of your website show the share of iPhones and what those visitors spend. In parts of Noida, Gurugram or Delhi it can be far above the national average; for a village distributor it may be close to nil. Some clients start with Android and a good mobile site and add iOS when the figures call for it.',
    },
  ],
  action: { label: "Let's Start", href: '/Contact' },
} satisfies ServiceContent;
