import { toBlog } from './blog.ts';
import type { Link, NavItem } from './types.ts';

/** The header on wide screens (specification 2.3). */
export const desktop: readonly NavItem[] = [
  { label: 'Home', href: '/' },
  {
    id: 'about-us',
    label: 'About us',
    href: '/about',
    items: [
      {
        id: 'our-vision',
        label: 'Our Vision',
        href: '/our-vision',
        items: [
          { label: 'Company vision', href: '/our-vision' },
          { label: 'Vision for student', href: '/Our-vision-for-student' },
        ],
      },
      ...toBlog,
      { label: 'Career', href: '/Carrer' },
    ],
  },
  {
    id: 'our-services',
    label: 'Our Services',
    href: '/OurWorks',
    items: [
      {
        label: 'Web Development services',
        family: 'web',
        items: [
          { label: 'Website Design', items: [{ label: 'UI/UX Design', href: '/UIPage' }] },
          {
            label: 'Web Application Development',
            items: [
              { label: 'Frontend', href: '/front' },
              { label: 'Backend', href: '/Back' },
              { label: 'Full stack', href: '/FullStack' },
              { label: 'CMS Solutions', href: '/CmsPage' },
            ],
          },
          {
            label: 'Website Maintenance & Support',
            items: [
              { label: 'Regular Updates', href: '/Regularupdate' },
              { label: 'Bug Fixing', href: '/BugFix' },
            ],
          },
        ],
      },
      {
        label: 'Software Development',
        family: 'software',
        items: [
          {
            label: 'Custom Software Development',
            items: [
              { label: 'CRM', href: '/Crmpage' },
              { label: 'ERP', href: '/ERPPages' },
              { label: 'Accounting Software', href: '/AccountingSoftPage' },
            ],
          },
          { label: 'Software Testing', href: '/SoftwareTestingPage' },
          { label: 'Software Maintains', href: '/SoftwareMaintainsPage' },
        ],
      },
      {
        label: 'App Development',
        family: 'app',
        items: [
          { label: 'Android App Development', href: '/AndroidAppDevPage' },
          { label: 'iOS App Development', href: '/IosAppDevPage' },
          { label: 'Mobile App Maintenance & Testing', href: '/AppmaintancePage' },
        ],
      },
      { label: 'Digital Marketing', href: '/DigitalMarketingPage', family: 'design' },
    ],
  },
  { label: 'Our team', href: '/Ourteam' },
  { label: 'Contact', href: '/Contact' },
];

/** The button at the end of the header. */
export const getStarted: Link = { label: 'Get Started', href: '/Contact' };
