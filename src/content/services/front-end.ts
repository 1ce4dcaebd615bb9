import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Front-End Development in React and TypeScript',
    description:
      'Fast, accessible pages built from your designs in React and TypeScript, tested on low-cost Android phones and slow networks, with the full source.',
  },
  heading: 'Front-End Development',
  family: 'web',
  image: {
    name: 'front-end',
    alt: 'A browser window woven in gold threads on peacock-green silk',
  },
  lead: 'We turn approved designs into pages that load on a patchy mobile network and work under any thumb.',
  description: [
    'The front end is everything a visitor’s browser receives: markup, styles, scripts, fonts and pictures. We build it from components, each with its own states, so that a price card or an appointment form behaves alike wherever it appears. The content does not wait for the scripts. A visitor whose connection drops halfway can still read the page and tap the phone number.',
    'Before coding we agree a limit for page weight and a list of browsers to support. Changes go to a preview address that opens on your phone, ahead of the weekly call. We measure Core Web Vitals in Lighthouse on a throttled connection and then repeat the check on an inexpensive Android handset, because a developer’s laptop hides slowness.',
    'To begin we need the Figma file or other final designs, the text, and access to any API the pages will call. You receive a Git repository with its history, a README that explains how to run and publish the site, and a production build. The quote does not cover new screen designs or server code unless it says so, and paid fonts or stock pictures are billed to you by their sellers.',
  ],
  features: {
    title: 'Features of our front-end work',
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
        text: 'Menus, dialogs and forms work without a mouse. We listen to them with NVDA on Windows and TalkBack on Android.',
      },
      {
        name: 'Forms that forgive',
        text: 'A mobile number brings up the numeric keypad, mistakes are marked beside the field, and typed text survives a failed submission.',
      },
      {
        name: 'Markup for search engines',
        text: 'HTML is prerendered or rendered on the server, with one title per page, structured data for your line of business and a sitemap.',
      },
      {
        name: 'API connection',
        text: 'Every call to the server has a loading, an empty and an error state, so nobody is left with a blank page.',
      },
    ],
  },
  technologies: {
    title: 'Technologies on the front end',
    items: ['HTML', 'CSS', 'TypeScript', 'React', 'Next.js', 'Vite', 'Tailwind CSS', 'Playwright'],
  },
  faq: [
    {
      question: 'Our designs are in Photoshop or PDF. Can you work from them?',
      answer:
        'We can, with a short extra step. Flat files show one width and one state, so we first list what is missing: the phone layout, the opened menu, the error message under a field. Either your designer draws these or we propose them for approval. From a well-kept Figma file this step falls away, which is why such projects cost less.',
    },
    {
      question: 'What decides the price?',
      answer:
        'The number of different page types, how many interactive parts they hold, the languages, and the APIs to connect. Ten articles that share a template add almost nothing; a booking calendar alone may weigh as much as several static pages. We list these items one by one with an amount in rupees, so that you can drop a line and see what it saves.',
    },
    {
      question: 'Will the site work on old phones and browsers?',
      answer:
        'We write the supported list into the contract. Normally it names recent versions of Chrome, Safari, Edge, Firefox and Samsung Internet, and a low-memory Android phone as the slowest device. On anything older the text, links and forms should still work while some visual effects are left out. If your visitors use unusual devices, such as a kiosk, tell us at the start.',
    },
  ],
  action: { label: "Let's Start", href: '/Front/Contact' },
} satisfies ServiceContent;
