import { readOwner } from '@workshop/facts';
import { company } from './company.ts';
import { cardOffer } from './offer.ts';
import type { ServicesContent } from './types.ts';

const { services } = readOwner();

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
          offer: cardOffer(services.UIPage),
        },
        {
          title: 'Full-Stack Development services',
          description:
            'Interface, server, database and payments for portals and online shops, under one contract.',
          image: { name: 'full-stack', alt: '' },
          href: '/FullStack',
          offer: cardOffer(services.FullStack),
        },
        {
          title: 'Back-End Development',
          description: 'The logins, orders, stock counts and reports that work behind your site.',
          image: { name: 'back-end', alt: '' },
          href: '/Back',
          offer: cardOffer(services.Back),
        },
        {
          title: 'Front-End Development',
          description:
            'Pages in HTML, CSS and React that fit any screen and stay fast on mobile data.',
          image: { name: 'front-end', alt: '' },
          href: '/front',
          offer: cardOffer(services.front),
        },
        {
          title: 'CMS Solution',
          description:
            'An editing panel for your office staff, with permissions, drafts and a way to undo mistakes.',
          image: { name: 'cms', alt: '' },
          href: '/CmsPage',
          offer: cardOffer(services.CmsPage),
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
          offer: cardOffer(services.AccountingSoftPage),
        },
        {
          title: 'ERP/CRM Software',
          description:
            'Follow a customer from first enquiry to repeat order, and let sales staff see what is in stock.',
          image: { name: 'crm', alt: '' },
          href: '/Crmpage',
          offer: cardOffer(services.Crmpage, services.ERPPages),
        },
        {
          title: 'Software Maintenance',
          description:
            'An annual contract for fixes, updates and the GST changes it lists, with a log of the work.',
          image: { name: 'maintenance', alt: '' },
          href: '/SoftwareMaintainsPage',
          offer: cardOffer(services.SoftwareMaintainsPage),
        },
        {
          title: 'Software Testing',
          description:
            'Functional, load and device tests, with a report that lists each bug and how to reproduce it.',
          image: { name: 'testing', alt: '' },
          href: '/SoftwareTestingPage',
          offer: cardOffer(services.SoftwareTestingPage),
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
          offer: cardOffer(services.IosAppDevPage),
        },
        {
          title: 'Android App Development Services',
          description:
            'Apps for the Play Store or for your staff alone, with UPI, maps and notifications.',
          image: { name: 'android', alt: '' },
          href: '/AndroidAppDevPage',
          offer: cardOffer(services.AndroidAppDevPage),
        },
        {
          title: 'App Testing & Maintenance Services',
          description:
            'Tests on real devices, crash fixes and timely updates when Google or Apple changes its rules.',
          image: { name: 'app-maintenance', alt: '' },
          href: '/AppmaintancePage',
          offer: cardOffer(services.AppmaintancePage),
        },
      ],
    },
  ],
};

export default page;
