import { readOwner } from '@workshop/facts';
import { company } from './company.ts';
import { cardOffer } from './offer.ts';
import type { WorksContent } from './types.ts';

const { services } = readOwner();

const page: WorksContent = {
  meta: {
    title: 'Web, software and app development',
    description: `Web development, business software, mobile apps and digital marketing from one team in ${company.city}. See what each service includes.`,
  },
  heading: 'Our Services',
  lead: 'We build websites, software and apps for your business, and run its digital marketing. Open a service to see what it includes and how we work.',
  blocks: [
    {
      title: 'Web Development Services',
      family: 'web',
      text: 'We plan, build and maintain websites: the pages visitors see, the server behind them and the panel where you edit the text.',
      items: [
        'UI/UX design',
        'Front-end development',
        'Back-end development',
        'Full-stack development',
        'CMS solutions',
        'Regular updates',
        'Bug fixing',
      ],
      image: { name: 'front-end', alt: '' },
      action: { label: 'Explore', href: '/WebservicesPage' },
    },
    {
      title: 'Software Development',
      family: 'software',
      text: 'We write programs for the office, the counter and the godown. We can also test or take over what another team has built.',
      items: [
        'CRM systems',
        'ERP software',
        'Accounting software',
        'Software testing',
        'Software maintenance',
      ],
      image: { name: 'accounting', alt: '' },
      action: { label: 'Explore', href: '/SoftwareServicespage' },
    },
    {
      title: 'App Development',
      family: 'app',
      text: 'We build apps your customers order from and apps your staff report in.',
      items: ['Android apps', 'iOS apps', 'App maintenance and testing'],
      image: { name: 'android', alt: '' },
      action: { label: 'Explore', href: '/AppServicesPage' },
    },
    {
      title: 'Digital Marketing',
      family: 'design',
      text: 'We help people nearby find you in search results, on maps and on social media. We report what each campaign cost and how many enquiries it brought.',
      items: [
        'Search engine optimisation',
        'Local listings and maps',
        'Social media pages',
        'Paid campaigns',
      ],
      image: { name: 'digital-marketing', alt: '' },
      action: { label: 'Explore', href: '/DigitalMarketingPage' },
      offer: cardOffer(services.DigitalMarketingPage),
    },
  ],
};

export default page;
