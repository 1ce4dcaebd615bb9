import { readOwner } from '@workshop/facts';
import { toBlog } from '../blog.ts';
import { company } from '../company.ts';
import { cardOffer } from '../offer.ts';
import type { OverviewContent } from '../types.ts';

const { services } = readOwner();
const [link] = toBlog;

const page: OverviewContent = {
  meta: {
    title: `App development in ${company.city}`,
    description: `Mobile apps for customers, staff and field teams on Android and iOS, from first prototype to store release, testing and maintenance in ${company.city}.`,
  },
  heading: 'App Services',
  family: 'app',
  lead: 'We build Android and iOS apps for people who order, sell, teach or deliver with a phone in hand.',
  intro: [
    'An app makes sense when people use it often, away from a desk, or with a camera, a map or notifications. For everything else a good mobile website is enough, and costs less.',
    'We design for weak networks, full storage and one-handed use. We plan OTP login, UPI payment and WhatsApp messages from the first sketch.',
  ],
  groups: [
    {
      title: 'App Development',
      text: 'Both platforms can share one server and one design, so all your customers get the same service.',
      cards: [
        {
          title: 'Android App Development',
          description:
            'Deliveries, attendance, orders or lessons in an app that also runs well on entry-level phones.',
          image: { name: 'android', alt: '' },
          href: '/AndroidAppDevPage',
          offer: cardOffer(services.AndroidAppDevPage),
        },
        {
          title: 'iOS App Development',
          description:
            'For customers on iPhone and iPad, with Apple sign-in and in-app purchase where Apple’s rules require them.',
          image: { name: 'ios', alt: '' },
          href: '/IosAppDevPage',
          offer: cardOffer(services.IosAppDevPage),
        },
      ],
    },
    {
      title: 'Mobile App Maintenance & Testing',
      text: 'New phones and system versions can break a working app, so we keep testing after its release.',
      cards: [
        {
          title: 'App Maintenance & Testing',
          description:
            'We read crash reports, try new system versions and publish fixes for what they show.',
          image: { name: 'app-maintenance', alt: '' },
          href: '/AppmaintancePage',
          offer: cardOffer(services.AppmaintancePage),
        },
      ],
    },
  ],
  process: {
    title: 'How an app project runs',
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
        text: 'We prepare the store pages, screenshots and privacy answers, and answer the stores’ questions.',
      },
      {
        name: 'After release',
        text: 'With a maintenance contract, we follow crashes and ratings and plan the next version.',
      },
    ],
  },
  blogStrip: link && {
    id: 'our-blog',
    title: 'From our blog',
    text: 'Articles on IT, security and the cloud for business owners.',
    link,
  },
};

export default page;
