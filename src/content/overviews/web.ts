import type { OverviewContent } from '../types.ts';

const page: OverviewContent = {
  meta: {
    title: 'Web design, development and maintenance',
    description:
      'Website design, front-end and back-end development, CMS, monthly updates and bug fixing for businesses in Noida, Greater Noida and Delhi NCR.',
  },
  heading: 'Web Services',
  family: 'web',
  lead: 'Websites that customers can find, read on any phone and act upon.',
  intro: [
    'A clinic needs appointments. A school needs notices and fee dates, and a showroom needs fresh photos and a map. We plan each site around the one thing its visitors come to do.',
    'You can hand us the complete job, from domain name to launch. You can also ask for a part of it, such as a redesign, a payment page or a bug that keeps coming back.',
  ],
  groups: [
    {
      title: 'Website Design',
      text: 'Colours and fonts come last. First we settle what each page is for and what a visitor should do next.',
      cards: [
        {
          title: 'UI/UX Design',
          description:
            'Wireframes, colours, type and ready-to-use components, handed over as files any developer can build from.',
          image: { name: 'ui-ux', alt: '' },
          href: '/UIPage',
        },
      ],
    },
    {
      title: 'Web Application Development',
      text: 'Bookings, carts, logins and dashboards turn a site that shows things into a site that does things.',
      cards: [
        {
          title: 'Front-End Development',
          description:
            'Interfaces in React, as readable on an old office PC as on the newest phone.',
          image: { name: 'front-end', alt: '' },
          href: '/front',
        },
        {
          title: 'Back-End Development',
          description:
            'APIs and databases with Node or .NET, MySQL or MongoDB, secured, backed up and documented.',
          image: { name: 'back-end', alt: '' },
          href: '/Back',
        },
        {
          title: 'Full Stack Development',
          description:
            'Both halves of your web application from a single team, so nothing falls between two vendors.',
          image: { name: 'full-stack', alt: '' },
          href: '/FullStack',
        },
        {
          title: 'CMS Solutions',
          description:
            'Post offers, doctors’ timings or exam results within minutes, and preview them before the public sees them.',
          image: { name: 'cms', alt: '' },
          href: '/CmsPage',
        },
      ],
    },
    {
      title: 'Website Maintenance & Support',
      text: 'A site is never quite finished. Certificates expire, plugins age and phone numbers change.',
      cards: [
        {
          title: 'Regular Updates',
          description:
            'We look over software versions, forms, links and speed every month and tell you what we changed.',
          image: { name: 'updates', alt: '' },
          href: '/Regularupdate',
        },
        {
          title: 'Bug Fixing',
          description:
            'Describe what went wrong. We reproduce it, find the cause, repair it and test around it.',
          image: { name: 'bug-fixing', alt: '' },
          href: '/BugFix',
        },
      ],
    },
  ],
  process: {
    title: 'How a website project runs',
    items: [
      {
        name: 'Talk',
        text: 'We ask about your customers, the sites they compare you with and the enquiries you want more of.',
      },
      {
        name: 'Plan',
        text: 'You receive a list of pages, a price and dates, and we sign a contract on them.',
      },
      {
        name: 'Design',
        text: 'Drafts of the main pages come to you for comments until the look is settled.',
      },
      {
        name: 'Build',
        text: 'We work on a private test address that you can open at any time.',
      },
      {
        name: 'Launch',
        text: 'We move the site to your domain, check forms and payments, and show your staff how to edit it.',
      },
    ],
  },
};

export default page;
