import {
  AccountingSoftPage,
  AndroidAppDevPage,
  AppmaintancePage,
  Back,
  CmsPage,
  CrmOrErp,
  front,
  FullStack,
  IosAppDevPage,
  SoftwareMaintainsPage,
  SoftwareTestingPage,
  UIPage,
} from '#owner/service-cards';
import { company } from './company.ts';
import type { ServicesContent } from './types.ts';

const page: ServicesContent = {
  meta: {
    title: `IT services in ${company.city}`,
    description:
      'All our services at a glance: UI/UX design, web development, CMS, accounting and CRM software, testing, maintenance, and apps for Android and iOS.',
  },
  heading: 'Services',
  lead: 'We build and maintain websites, software and apps for shops, clinics, schools and factories. Choose a service: its page says what you get, how we work and what buyers usually ask.',
  sections: [
    {
      id: 'web',
      title: 'Web Development Services',
      text: 'Order the whole website, or only the part you need: the design, the pages, the server or the editing panel.',
      cards: [
        {
          title: 'UI/UX Design',
          description:
            'We learn who visits you and why, sketch the screens and give you a draft to try on your phone.',
          image: { name: 'ui-ux', alt: '' },
          href: '/UIPage',
          offer: UIPage,
        },
        {
          title: 'Full-Stack Development services',
          description:
            'Interface, server, database and payments for portals and online shops, under one contract.',
          image: { name: 'full-stack', alt: '' },
          href: '/FullStack',
          offer: FullStack,
        },
        {
          title: 'Back-End Development',
          description: 'The logins, orders, stock counts and reports that work behind your site.',
          image: { name: 'back-end', alt: '' },
          href: '/Back',
          offer: Back,
        },
        {
          title: 'Front-End Development',
          description:
            'Pages in HTML, CSS and React that fit any screen and stay fast on mobile data.',
          image: { name: 'front-end', alt: '' },
          href: '/front',
          offer: front,
        },
        {
          title: 'CMS Solution',
          description:
            'An editing panel for your office staff, with permissions, drafts and a way to undo mistakes.',
          image: { name: 'cms', alt: '' },
          href: '/CmsPage',
          offer: CmsPage,
        },
      ],
    },
    {
      id: 'software',
      title: 'Software Services',
      text: 'Programs built around your price lists, your discounts and your approvals.',
      cards: [
        {
          title: 'Customized Software',
          description:
            'Custom software begins with its screens. See how we draw them and agree them with you.',
          image: { name: 'erp', alt: '' },
          href: '/UIPage',
        },
        {
          title: 'Accounting Software',
          description:
            'Bills, vouchers, outstanding dues and GST reports, on screens made for the staff at your counter.',
          image: { name: 'accounting', alt: '' },
          href: '/AccountingSoftPage',
          offer: AccountingSoftPage,
        },
        {
          title: 'ERP/CRM Software',
          description:
            'Follow a customer from first enquiry to repeat order, and let sales staff see what is in stock.',
          image: { name: 'crm', alt: '' },
          href: '/Crmpage',
          offer: CrmOrErp,
        },
        {
          title: 'Software Maintenance',
          description:
            'An annual contract for fixes, updates and changes in GST rules, with a log of the work.',
          image: { name: 'maintenance', alt: '' },
          href: '/SoftwareMaintainsPage',
          offer: SoftwareMaintainsPage,
        },
        {
          title: 'Software Testing',
          description:
            'Functional, load and device tests, with a report that lists each bug and how to reproduce it.',
          image: { name: 'testing', alt: '' },
          href: '/SoftwareTestingPage',
          offer: SoftwareTestingPage,
        },
      ],
    },
    {
      id: 'app',
      title: 'App Development services',
      text: 'We plan, build, publish and maintain Android and iPhone apps for your customers and your staff.',
      cards: [
        {
          title: 'iOS App Development Services',
          description:
            'iPhone and iPad apps, prepared for Apple’s review and published in your company’s name.',
          image: { name: 'ios', alt: '' },
          href: '/IosAppDevPage',
          offer: IosAppDevPage,
        },
        {
          title: 'Android App Development Services',
          description:
            'Apps for the Play Store or for your staff alone, with UPI, maps and notifications.',
          image: { name: 'android', alt: '' },
          href: '/AndroidAppDevPage',
          offer: AndroidAppDevPage,
        },
        {
          title: 'App Testing & Maintenance Services',
          description:
            'Tests on real devices, crash fixes and timely updates when Google or Apple changes its rules.',
          image: { name: 'app-maintenance', alt: '' },
          href: '/AppmaintancePage',
          offer: AppmaintancePage,
        },
      ],
    },
  ],
};

export default page;
