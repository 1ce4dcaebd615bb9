import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'Front-end website development',
    description:
      'Web pages that open fast on a phone, even on a weak network: tested on a low-cost Android phone, ready for Google, and yours with the full code.',
  },
  heading: 'Front-End Development',
  family: 'web',
  image: {
    name: 'front-end',
    alt: 'A browser window woven in gold threads on peacock-green silk',
  },
  lead: 'For shops, clinics and schools, we build web pages that open quickly, even on a low-cost phone and a weak network.',
  ...serviceFacts('front'),
  description: [
    'The front end is what visitors see and touch: the menu, the price list, the booking form. If a page opens slowly on a phone, many visitors leave before they read a word. So we build pages whose text loads first. A visitor whose connection drops halfway can often still read it and tap the phone number.',
    'Before we start, we agree how heavy a page may be and which phones it must work on. You can follow the work on your own phone, at a test address. We measure the speed in Core Web Vitals, Google’s own figures, on a low-cost Android phone and a slow connection, because a fast laptop hides slow pages.',
  ],
  terms: {
    get: 'The finished pages on your website, their complete source code, and a short guide to running and publishing them.',
    bring:
      'Your text and pictures, and the designs if you have them. Allow an hour a week, while we build, to look at the pages and tell us what to change.',
    separate:
      'New screen designs, a server for bookings or payments, an editing panel for your staff, paid fonts and stock pictures. You pay for domain and hosting directly.',
  },
  example: {
    title: 'One page on three screens',
    text: 'A saree shop’s banner and prices, laid out for a desktop, a tablet and a phone.',
    screen: 'front-end',
    alt: 'The page of a saree shop on a desktop, a tablet and a phone: the banner “Handloom silk from Banaras” and sarees with their prices',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Fits every screen',
        text: 'Pages adapt from a small phone to a wide monitor, without sideways scrolling.',
      },
      {
        name: 'Light pages',
        text: 'Each phone loads pictures in the size it needs, and only the code the page uses.',
      },
      {
        name: 'Keyboard and screen reader',
        text: 'People who cannot use a mouse or see the screen can use the menus and forms too. We check them with NVDA on Windows and TalkBack on Android.',
      },
      {
        name: 'Forms that are easy to fill in',
        text: 'The mobile number field opens the numeric keypad, mistakes are marked beside the field, and nothing typed is lost if sending fails.',
      },
      {
        name: 'Ready for Google',
        text: 'Search engines get the full text of each page, a clear title, your address and opening hours in a form they can read, and a sitemap.',
      },
      {
        name: 'No blank pages',
        text: 'When the server is slow or has nothing to show, the page says so, and the rest of it still works.',
      },
      {
        name: 'Easy for a developer to change',
        text: 'A developer changes a price card once, and it looks and behaves the same everywhere.',
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
        'Yes, with a short extra step. Such files usually show one width only, so we first list what is missing: the phone layout, the opened menu, the error message under a field. Your designer draws these, or we propose them for approval. A well-organised Figma file needs no such step and costs less.',
    },
    {
      question: 'What decides the price?',
      answer:
        'The number of different page types, what visitors can do on them, and the languages. A page that only shows text is quick to build; a page with filters, a map and a basket takes much longer.',
    },
    {
      question: 'Will the site work on old phones and browsers?',
      answer:
        'The contract lists the supported browsers: normally recent versions of Chrome, Safari, Edge, Firefox and Samsung Internet. On older ones, text, links and forms should still work, though without some visual effects. If your visitors use unusual devices, such as a kiosk, tell us at the start.',
    },
  ],
  action: { label: "Let's Start", href: '/Front/Contact' },
} satisfies ServiceContent;
