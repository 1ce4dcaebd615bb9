import type { OverviewContent } from '../types.ts';

const page: OverviewContent = {
  meta: {
    title: 'Android and iOS app development and care',
    description:
      'Mobile apps for customers, staff and field teams on Android and iOS, from first prototype to store release, testing and maintenance in Greater Noida.',
  },
  heading: 'App Services',
  family: 'app',
  lead: 'Android and iOS apps for people who order, sell, teach or deliver with a phone in the hand.',
  intro: [
    'An app makes sense when people use it often, away from a desk, or with a camera, a map or a notification. For everything else a good mobile website costs less, and we will say which of the two you need.',
    'We design for patchy networks, full storage and one free thumb. OTP login, UPI payment and WhatsApp messages are part of the plan from the first sketch.',
  ],
  groups: [
    {
      title: 'App Development',
      text: 'Both platforms can share one server and one design, so your customers get the same service whichever phone they hold.',
      cards: [
        {
          title: 'Android App Development',
          description:
            'Deliveries, attendance, orders or lessons in an app that also runs well on entry-level phones.',
          image: { name: 'android', alt: '' },
          href: '/AndroidAppDevPage',
        },
        {
          title: 'iOS App Development',
          description:
            'For customers on iPhone and iPad, with Apple sign-in and payments where your service needs them.',
          image: { name: 'ios', alt: '' },
          href: '/IosAppDevPage',
        },
      ],
    },
    {
      title: 'Mobile App Maintenance & Testing',
      text: 'Any new phone or system version can break something old. Someone has to look.',
      cards: [
        {
          title: 'App Maintenance & Testing',
          description:
            'Crash reports read, new system versions tried, and repairs published before bad reviews pile up.',
          image: { name: 'app-maintenance', alt: '' },
          href: '/AppmaintancePage',
        },
      ],
    },
  ],
  process: {
    title: 'How an app gets made',
    items: [
      {
        name: 'One task first',
        text: 'We choose the one thing the app must do well and leave the rest for a later version.',
      },
      {
        name: 'Prototype',
        text: 'You and a few users try the main steps on a phone before development starts.',
      },
      {
        name: 'Short rounds',
        text: 'After every round you install a test version and tell us what to change.',
      },
      {
        name: 'Publish',
        text: 'We prepare the store pages, screenshots and privacy answers and see the app through review.',
      },
      {
        name: 'Keep watch',
        text: 'After release we follow crashes and ratings, and plan the next version from what users report.',
      },
    ],
  },
  blogStrip: {
    id: 'our-blog',
    title: 'From our blog',
    text: 'Plain reading on IT, security and the cloud for people who run a business.',
    link: { label: 'Our Blog', href: '/ourblog' },
  },
};

export default page;
