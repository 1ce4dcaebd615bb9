import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'WordPress and CMS website development',
    description:
      'WordPress, WooCommerce or headless CMS websites with clear editing forms, user roles, Hindi and English pages, and training for the people who use them.',
  },
  heading: 'CMS Solutions',
  family: 'web',
  image: {
    name: 'cms',
    alt: 'A page with three lines of text, woven in gold threads on leaf-green silk',
  },
  lead: 'We build websites whose prices, notices and pictures your own staff can change, without calling a developer.',
  ...serviceFacts('CmsPage'),
  description: [
    'When a school closes for rain or a clinic changes its OPD timings, the office should be able to correct the website in two minutes. A content management system (CMS) makes that possible. We set up a form for each kind of content: a doctor, for example, has a name, a qualification, days and a photo. Your staff fill in the form, and the page keeps its layout.',
    `WordPress fits most small businesses, and help with it is easy to find in ${company.area}. WooCommerce adds a shop. If an app must show the same content, we use a headless CMS such as Strapi: it stores the content, and we build the pages separately. Before you choose, we set out what each would cost to host and keep updated over a year.`,
  ],
  terms: {
    get: 'The new site, your old pages moved so that links from Google still work, the administrator account, a short guide, and training for two of your people online or at your place.',
    bring:
      'The texts, the photographs and access to your domain registrar. Besides collecting these, allow an hour to approve the design, half a day for the training and, if we move an old site, an hour to check the list of addresses.',
    separate: 'Writing articles, taking photographs, and upkeep after launch.',
  },
  example: {
    title: 'The form and the page it makes',
    text: 'The receptionist changes the timing in the form and clicks Publish, and the page shows it.',
    screen: 'cms',
    alt: 'A form for a clinic’s doctor, Dr. Neha Bansal, with OPD times and a Publish button, beside the page it makes, where the new time, 10:30 am to 2:00 pm, is marked',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Clear forms',
        text: 'Every field has a label, and help text where a mistake is likely.',
      },
      {
        name: 'Roles and approval',
        text: 'A teacher may draft a notice, and the office publishes it. Each person has their own login.',
      },
      {
        name: 'Reusable blocks',
        text: 'Editors assemble a page from ready-made sections that keep their layout.',
      },
      {
        name: 'Hindi beside English',
        text: 'Editors see both versions side by side, and untranslated pages are marked.',
      },
      {
        name: 'Few plugins, all listed',
        text: 'You get a list of all plugins, with the purpose, licence and last update of each. Where a few lines of code will do, we use no plugin.',
      },
      {
        name: 'Picture handling',
        text: 'A photo straight from a phone is rotated, resized and converted to WebP on upload.',
      },
      {
        name: 'Search settings',
        text: 'Your staff can edit each page’s title, description and address. If an address changes, the old one leads visitors to the new one.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: [
      'WordPress',
      'Block editor',
      'WooCommerce',
      'Advanced Custom Fields',
      'PHP',
      'MySQL',
      'Strapi',
      'Next.js',
    ],
  },
  faq: [
    {
      question: 'What will the website cost us every year?',
      answer:
        'Budget for four things: the domain, the hosting, renewals of paid plugins, and someone to apply updates. You pay the first three directly to their providers, and our quotation lists today’s prices. SSL certificates are free with most hosts, so ask before paying for one.',
    },
    {
      question: 'Can you move us from Wix, Blogger or an old PHP site?',
      answer:
        'Yes, all three. We export what the old platform allows and copy the rest page by page. You check a table of old and new addresses before we switch the domain. Blogger exports text and dates; Wix exports less, and with an old PHP site it depends on how it was built; these take more work by hand. The move is part of the quotation and priced mostly by the number of pages.',
    },
    {
      question: 'Is WordPress safe?',
      answer:
        'The core is well maintained; trouble mostly comes from neglected plugins, shared passwords and pirated themes. We use licensed code only, give each editor a personal login with two-factor sign-in, limit login attempts and set up backups outside the web server. After launch, safety depends on updates, so decide who applies them.',
    },
  ],
  action: { label: "Let's Start", href: '/CmsPage/Contact' },
} satisfies ServiceContent;
