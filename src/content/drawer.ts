import { toBlog } from './blog.ts';
import type { NavItem } from './types.ts';

/** The menu on small screens; its spellings of some addresses differ, as specified. */
export const mobile: readonly NavItem<'about' | 'services'>[] = [
  { label: 'Home', href: '/' },
  {
    id: 'about',
    label: 'About Us',
    items: [
      { label: 'Our Vision', href: '/CompanyVision' },
      { label: 'Vision for student', href: '/Our-vision-for-student' },
      ...toBlog.map(({ label }) => ({ label, href: '/AppServicesPage#our-blog' })),
      { label: 'Career', href: '/Carrer' },
    ],
  },
  {
    id: 'services',
    label: 'Our Services',
    items: [
      { label: 'Web Services', href: '/WebservicesPage' },
      { label: 'Software Services', href: '/SoftwareServicespage' },
      { label: 'App Services', href: '/AppServicesPage' },
      { label: 'Digital Marketing', href: '/DigitalMarketingPage' },
    ],
  },
  { label: 'Our Team', href: '/Ourteam' },
  { label: 'Contact', href: '/contact' },
];
