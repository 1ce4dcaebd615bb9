import { readOwner } from '@workshop/facts';
import { company } from '../company.ts';
import { cardOffer } from '../offer.ts';
import type { OverviewContent } from '../types.ts';

const { services } = readOwner();

const page: OverviewContent = {
  meta: {
    title: `Website development in ${company.city}`,
    description: `Website design, front-end and back-end development, CMS, monthly updates and bug fixing for businesses in ${company.city} and ${company.area}.`,
  },
  heading: 'Web Services',
  family: 'web',
  lead: 'We build websites that your customers can find, read on a phone and use to book, order or call.',
  intro: [
    'A clinic needs appointments, a school needs notices and fee dates, and a showroom needs fresh photos and a map. We plan each site around the one thing its visitors come to do.',
    'We can do the whole job, from domain name to launch. Or we take one part: a redesign, a payment page or a bug that keeps coming back.',
  ],
  groups: [
    {
      title: 'Website Design',
      text: 'We settle what each page is for and what a visitor should do next. Then we choose colours and fonts.',
      cards: [
        {
          title: 'UI/UX Design',
          description:
            'Wireframes, colours, type and ready-to-use components, in files any developer can build from.',
          image: { name: 'ui-ux', alt: '' },
          href: '/UIPage',
          offer: cardOffer(services.UIPage),
        },
      ],
    },
    {
      title: 'Web Application Development',
      text: 'For sites with bookings, carts, logins or dashboards.',
      cards: [
        {
          title: 'Front-End Development',
          description:
            'Interfaces in React for the phones, computers and browsers that your visitors use.',
          image: { name: 'front-end', alt: '' },
          href: '/front',
          offer: cardOffer(services.front),
        },
        {
          title: 'Back-End Development',
          description:
            'APIs and databases with Node or .NET, MySQL or MongoDB, secured, backed up and documented.',
          image: { name: 'back-end', alt: '' },
          href: '/Back',
          offer: cardOffer(services.Back),
        },
        {
          title: 'Full Stack Development',
          description:
            'The pages and the server of your web application from a single team, with one person to call.',
          image: { name: 'full-stack', alt: '' },
          href: '/FullStack',
          offer: cardOffer(services.FullStack),
        },
        {
          title: 'CMS Solutions',
          description:
            'Post offers, doctors’ timings or exam results within minutes, and preview them before the public sees them.',
          image: { name: 'cms', alt: '' },
          href: '/CmsPage',
          offer: cardOffer(services.CmsPage),
        },
      ],
    },
    {
      title: 'Website Maintenance & Support',
      text: 'Certificates expire, plugins age and phone numbers change, so a site needs care after its launch.',
      cards: [
        {
          title: 'Regular Updates',
          description:
            'Every month we check software versions, forms, links and speed, and tell you what we changed.',
          image: { name: 'updates', alt: '' },
          href: '/Regularupdate',
          offer: cardOffer(services.Regularupdate),
        },
        {
          title: 'Bug Fixing',
          description:
            'Tell us what went wrong. We find out why, put it right and test the functions around it.',
          image: { name: 'bug-fixing', alt: '' },
          href: '/BugFix',
          offer: cardOffer(services.BugFix),
        },
      ],
    },
  ],
  process: {
    title: 'How a website project runs',
    items: [
      {
        name: 'First meeting',
        text: 'We ask about your customers, the sites they compare you with and the enquiries you want more of.',
      },
      {
        name: 'Plan',
        text: 'You receive a list of pages with dates, and we agree who supplies which texts and photos.',
      },
      {
        name: 'Design',
        text: 'We send you drafts of the main pages and adjust them until you approve the look.',
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
