import { front } from '#owner/services';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Front-end development in React',
    description:
      'Fast, accessible pages built from your designs in React and TypeScript, tested on low-cost Android phones and slow networks, with the full source.',
  },
  heading: 'Front-End Development',
  family: 'web',
  image: {
    name: 'front-end',
    alt: 'A browser window woven in gold threads on peacock-green silk',
  },
  lead: 'We turn approved designs into pages that load on weak mobile networks and work well by touch.',
  ...front,
  description: [
    'The front end is everything a visitor’s browser receives: markup, styles, scripts, fonts and pictures. We build it from components, so a price card or an appointment form behaves the same everywhere. The text does not wait for the scripts: a visitor whose connection drops halfway can still read the page and tap the phone number.',
    'Before coding we agree a limit for page weight and a list of browsers to support. You see each change at a preview address on your phone. We measure Core Web Vitals, Google’s figures for speed, on a slow connection. We check again on a low-cost Android phone: a fast laptop hides slow pages.',
    'We need the Figma file or other final designs, the text, and access to any API the pages will call. You receive a Git repository with its history, a README that explains how to run and publish the site, and a production build. New screen designs, server code, paid fonts and stock pictures are separate.',
  ],
  example: {
    title: 'One page on three screens',
    text: 'The same page fits a desktop, a tablet and a phone.',
    screen: 'front-end',
    alt: 'The page of a saree shop on a desktop, a tablet and a phone: the banner “Handloom silk from Banaras” and sarees with their prices',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Responsive layout',
        text: 'Pages adapt from a 360-pixel phone to a wide monitor without sideways scrolling.',
      },
      {
        name: 'Typed components',
        text: 'Each component declares its inputs in TypeScript, and the build stops when a page passes a wrong one.',
      },
      {
        name: 'Light pages',
        text: 'Pictures are served as AVIF or WebP in several sizes, fonts are cut to the characters used, and scripts are split by page.',
      },
      {
        name: 'Keyboard and screen reader',
        text: 'Menus, dialogs and forms work without a mouse. We check them with NVDA on Windows and TalkBack on Android.',
      },
      {
        name: 'Forgiving forms',
        text: 'A mobile number brings up the numeric keypad, mistakes are marked beside the field, and typed text survives a failed submission.',
      },
      {
        name: 'Markup for search engines',
        text: 'Search engines get finished HTML, with one title per page, structured data for your line of business and a sitemap.',
      },
      {
        name: 'API connection',
        text: 'Every call to the server has a loading, an empty and an error state, so nobody is left with a blank page.',
      },
    ],
  },
  technologies: {
    title: 'Technologies we use',
    items: ['HTML', 'CSS', 'TypeScript', 'React', 'Next.js', 'Vite', 'Tailwind CSS', 'Playwright'],
  },
  faq: [
    {
      question: 'Our designs are in Photoshop or PDF. Can you work from them?',
      answer:
        'Yes, with a short extra step. Flat files show one width and one state, so we first list what is missing: the phone layout, the opened menu, the error message under a field. Your designer draws these, or we propose them for approval. A well-kept Figma file needs no such step and costs less.',
    },
    {
      question: 'What decides the price?',
      answer:
        'The number of different page types, their interactive parts, the languages and the APIs to connect. A page that only shows text is quick to build; a page with filters, a map and a basket takes much longer.',
    },
    {
      question: 'Will the site work on old phones and browsers?',
      answer:
        'The contract lists the supported browsers. Normally these are recent versions of Chrome, Safari, Edge, Firefox and Samsung Internet, with a low-memory Android phone as the slowest device. On older ones, text, links and forms should still work, though without some visual effects. If your visitors use unusual devices, such as a kiosk, tell us at the start.',
    },
  ],
  action: { label: "Let's Start", href: '/Front/Contact' },
} satisfies ServiceContent;
