import { CmsPage } from '#owner/services';
import { company } from '../company.ts';
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
  lead: 'Your staff get a website whose prices, notices and pictures they can change without calling a developer.',
  ...CmsPage,
  description: [
    'When a clinic changes its OPD timings, the receptionist should be able to correct the website in two minutes. A content management system (CMS) makes that possible. We set up a form for each kind of content: a doctor, for example, has a name, a qualification, days and a photo. Your staff fill in the form, and the page keeps its layout.',
    `WordPress fits most small businesses, and help with it is easy to find in ${company.area}. WooCommerce adds a shop. If an app needs the same content, or the public site should carry no login page, we use a headless CMS such as Strapi with a separate front end. Before you choose, we set out what each would cost to host and keep updated over a year.`,
  ],
  terms: {
    get: 'The new site, your old pages moved so that links from Google still work, the administrator account, a short guide, and training for two of your people online or at your place.',
    bring:
      'The texts, the photographs and access to your domain registrar. Allow an hour to approve the design and half a day for the training.',
    separate: 'Writing articles, taking photographs, and upkeep after launch.',
  },
  example: {
    title: 'The form and the page it makes',
    text: 'The receptionist changes the timing in the form, and the page shows it after Publish.',
    screen: 'cms',
    alt: 'A form for a clinic’s doctor, Dr. Neha Bansal, with OPD times and a Publish button, beside the page it makes, where the new time, 10:30 am to 2:00 pm, is marked',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Editing forms',
        text: 'Products, doctors, notices or branches each have their own labelled fields, with help text where a mistake is likely.',
      },
      {
        name: 'Roles and approval',
        text: 'A teacher may draft a notice, and the office publishes it. Nobody needs the main password.',
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
        name: 'Few, known plugins',
        text: 'You get a list of all plugins with purpose, licence and last update. Where a few lines of code will do, we use no plugin.',
      },
      {
        name: 'Picture handling',
        text: 'A photo straight from a phone is rotated, resized and converted to WebP on upload.',
      },
      {
        name: 'Search settings',
        text: 'Titles, descriptions and addresses of pages can be edited, and changing an address creates the redirect.',
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
        'Count the domain, the hosting, renewals of paid plugins and someone to apply updates. You pay the first three straight to their providers, and our quotation lists today’s prices. SSL certificates are free with most hosts, so ask before paying for one.',
    },
    {
      question: 'Can you move us from Wix, Blogger or an old PHP site?',
      answer:
        'Yes, all three. We export what the old platform allows and copy the rest page by page. You check a table of old and new addresses before we switch the domain. Blogger and WordPress exports carry text and dates; Wix exports less, so its pages take more work by hand. The price depends mostly on the number of pages and their tables, galleries and forms.',
    },
    {
      question: 'Is WordPress safe?',
      answer:
        'The core is well maintained; trouble mostly comes from neglected plugins, shared passwords and pirated themes. We use licensed code only, give each editor a personal login with two-factor sign-in, limit login attempts and keep backups off the web server. After launch, safety depends on updates, so decide who applies them.',
    },
  ],
  action: { label: "Let's Start", href: '/CmsPage/Contact' },
} satisfies ServiceContent;
