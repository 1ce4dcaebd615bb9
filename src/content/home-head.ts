import { company } from './company.ts';
import type { HomeHead } from './types.ts';

const headline = 'We design websites and apps by hand, on demand.';

const support = company.support.hours && `${company.support.hours} customer support`;

const page: HomeHead = {
  meta: {
    title: `Website and software company in ${company.city}`,
    description: `We design and build websites, billing and stock software and mobile apps for shops, clinics, schools and distributors in ${company.city} and ${company.area}.`,
  },
  heading: headline,
  hero: {
    eyebrow: `IT services company in ${company.city}`,
    headline,
    tagline:
      'We help shops, clinics, schools and distributors win customers, bill faster and keep records straight, with websites, software and apps.',
    always: support && `${support}.`,
    action: { label: 'Get Started', href: '#contact' },
    notes: [
      'Websites and CMS',
      'CRM, ERP and accounting',
      'Android and iOS apps',
      ...(support ? [support] : []),
    ],
  },
};

export default page;
