import type { WorksContent } from './types.ts';

const page: WorksContent = {
  meta: {
    title: 'Our services in four parts',
    description:
      'Web development, business software, mobile apps and digital marketing from one team in Greater Noida. See what belongs to each and where to read more.',
  },
  heading: 'Our Services',
  lead: 'Four kinds of work under one roof. Begin with one; the others can join when your business is ready for them.',
  blocks: [
    {
      title: 'Web Development Services',
      family: 'web',
      text: 'We plan, build and look after websites: the pages visitors see, the server behind them, and the panel where you edit the text.',
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
      text: 'Programs for the office, the counter and the godown, modelled on your own papers. We can also test or take over what another team has built.',
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
      text: 'Some apps your customers order from, others your staff report from. We handle both kinds, on Android and on iOS.',
      items: ['Android apps', 'iOS apps', 'App maintenance and testing'],
      image: { name: 'android', alt: '' },
      action: { label: 'Explore', href: '/AppServicesPage' },
    },
    {
      title: 'Digital Marketing',
      family: 'design',
      text: 'A good site still needs visitors. We help people nearby find you on search, maps and social media, and report what each campaign cost and brought.',
      items: [
        'Search engine optimisation',
        'Local listings and maps',
        'Social media pages',
        'Paid campaigns',
      ],
      image: { name: 'digital-marketing', alt: '' },
      action: { label: 'Explore', href: '/DigitalMarketingPage' },
    },
  ],
};

export default page;
