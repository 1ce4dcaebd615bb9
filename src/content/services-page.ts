import type { ServicesContent } from './types.ts';

const page: ServicesContent = {
  meta: {
    title: 'Services for web, software and mobile apps',
    description:
      'All our services at a glance: UI/UX design, web development, CMS, accounting and CRM software, testing, maintenance, and apps for Android and iOS.',
  },
  heading: 'Services',
  lead: 'Pick the job you have in mind. Each card opens a page that says what you get, how we go about it and what buyers usually ask.',
  sections: [
    {
      id: 'web',
      title: 'Web Development Services',
      text: 'For many buyers your website is the first counter they walk up to. These services cover how it looks, how it works and who can change it.',
      cards: [
        {
          title: 'UI/UX Design',
          description:
            'We learn who visits you and why, sketch the screens, and give you a draft to try on your phone.',
          image: { name: 'ui-ux', alt: '' },
          href: '/UIPage',
        },
        {
          title: 'Full-Stack Development services',
          description:
            'For portals and online shops: interface, server, database and payments under one contract.',
          image: { name: 'full-stack', alt: '' },
          href: '/FullStack',
        },
        {
          title: 'Back-End Development',
          description:
            'The logins, orders, stock counts and reports that visitors rely on and never see.',
          image: { name: 'back-end', alt: '' },
          href: '/Back',
        },
        {
          title: 'Front-End Development',
          description:
            'Pages in HTML, CSS and React that fit any screen and stay quick on mobile data.',
          image: { name: 'front-end', alt: '' },
          href: '/front',
        },
        {
          title: 'CMS Solution',
          description:
            'An editing panel for your office staff, with permissions, drafts and a way to undo mistakes.',
          image: { name: 'cms', alt: '' },
          href: '/CmsPage',
        },
      ],
    },
    {
      id: 'software',
      title: 'Software Services',
      text: 'A program made for your trade knows your units, your discounts and who may approve what. We write it, test it and keep it in order.',
      cards: [
        {
          title: 'Customized Software',
          description:
            'Custom software begins with its screens. See how we draw them and settle them with you.',
          image: { name: 'erp', alt: '' },
          href: '/UIPage',
        },
        {
          title: 'Accounting Software',
          description:
            'Bills, vouchers, outstanding dues and GST reports that staff without accounting training can handle.',
          image: { name: 'accounting', alt: '' },
          href: '/AccountingSoftPage',
        },
        {
          title: 'ERP/CRM Software',
          description:
            'Follow a customer from first enquiry to repeat order, and let sales see what is in stock.',
          image: { name: 'crm', alt: '' },
          href: '/Crmpage',
        },
        {
          title: 'Software Maintenance',
          description:
            'A standing arrangement for faults, updates and yearly changes, with a log of all we did.',
          image: { name: 'maintenance', alt: '' },
          href: '/SoftwareMaintainsPage',
        },
        {
          title: 'Software Testing',
          description:
            'Functional, load and device tests, with a report that lists each fault and how to repeat it.',
          image: { name: 'testing', alt: '' },
          href: '/SoftwareTestingPage',
        },
      ],
    },
    {
      id: 'app',
      title: 'App Development services',
      text: 'People keep an app only if it is worth opening again next week. We plan for that second visit, then build, publish and look after the app.',
      cards: [
        {
          title: 'iOS App Development Services',
          description:
            'iPhone and iPad apps, made ready for Apple’s review and published in your company’s name.',
          image: { name: 'ios', alt: '' },
          href: '/IosAppDevPage',
        },
        {
          title: 'Android App Development Services',
          description:
            'Apps for the Play Store or for your staff alone, with UPI, maps and notifications.',
          image: { name: 'android', alt: '' },
          href: '/AndroidAppDevPage',
        },
        {
          title: 'App Testing & Maintenance Services',
          description:
            'Trials on real devices, crash fixes, and timely updates when Google or Apple change their rules.',
          image: { name: 'app-maintenance', alt: '' },
          href: '/AppmaintancePage',
        },
      ],
    },
  ],
};

export default page;
