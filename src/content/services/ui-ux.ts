import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'UI/UX design for websites and apps',
    description:
      'Screens drawn with your real text and prices, tried on a phone as a clickable Figma prototype, and handed over with every size and state noted.',
  },
  heading: 'UI/UX Design',
  family: 'design',
  image: {
    name: 'ui-ux',
    alt: 'A bezier curve with its two handles, woven in gold threads on rani-pink silk',
  },
  lead: 'We design the screens of websites and apps for businesses, and you try them on a phone before you pay for code.',
  ...serviceFacts('UIPage'),
  description: [
    'We start with the jobs people come to do. A dealer, for example, wants to repeat last week’s order while a customer waits. We draw the shortest path through each job as a wireframe: grey boxes without colour, to agree what goes where.',
    'Then we design the final look in Figma, with your own text, prices and longest product names. We also draw what often breaks a layout: empty lists, error messages and Hindi.',
  ],
  terms: {
    get: 'The Figma file in your own account, icons in SVG, pictures in WebP or PNG, and one page of rules for colour, type and spacing.',
    bring:
      'Your logo as a vector file, your text and prices, and one person who can decide. Allow an hour for the first meeting and an hour for each review round.',
    separate: 'Logo design, photography, programming and user tests beyond those described below.',
  },
  example: {
    title: 'First grey boxes, then the final screen',
    text: 'We agree what goes where before we choose colours.',
    screen: 'ui-ux',
    alt: 'The screen of a tiffin service twice: as a wireframe with grey boxes, and as the final design with dishes, prices in rupees and rani pink',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Clickable prototype',
        text: 'A link that opens on any phone. Send it to a few customers and ask where they got stuck.',
      },
      {
        name: 'Design system',
        text: 'Buttons, form fields and cards as Figma components, so that a screen added next year matches the first one.',
      },
      {
        name: 'Contrast and touch size',
        text: 'Text and controls meet WCAG AA contrast, and buttons are large enough for a thumb in a moving auto.',
      },
      { name: 'Developer notes', text: 'Each component carries its sizes, states and behaviour.' },
    ],
  },
  technologies: {
    title: 'Design tools we use',
    items: [
      'Figma',
      'FigJam',
      'SVG',
      'Lottie',
      'Design tokens (JSON)',
      'Noto Sans Devanagari',
      'WCAG AA',
    ],
  },
  benefits: {
    title: 'Why design first',
    items: [
      {
        name: 'Cheaper changes',
        text: 'A drawing is changed in minutes; finished code has to be changed and tested again.',
      },
      {
        name: 'Fewer calls to explain',
        text: 'When a form says what it needs, your front desk does not have to explain it.',
      },
      {
        name: 'Comparable quotations',
        text: 'Approved screens show any developer how much there is to build.',
      },
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our design process',
    items: [
      { name: 'Listen', text: 'We meet the owner and one person who serves customers every day.' },
      { name: 'Wireframe', text: 'We draw grey layouts, for the phone first.' },
      {
        name: 'Draw',
        text: 'You approve two finished screens as a sample; the rest follow their style.',
      },
      {
        name: 'Try out',
        text: 'A few of your own customers or staff use the prototype without help while we take notes.',
      },
      { name: 'Hand over', text: 'You receive the files with a checklist of every screen.' },
    ],
  },
  faq: [
    {
      question: 'How do you price a design job?',
      answer:
        'We count distinct screens. Twenty product pages on one pattern count as one screen. The quotation fixes the number of review rounds, and a second language has its own price.',
    },
    {
      question: 'Can our own developer build from your files?',
      answer:
        'Yes. The Figma file is organised for someone who was not in the meetings, with notes on what happens after a tap.',
    },
    {
      question: 'We have a website already. Do we have to start from scratch?',
      answer:
        'Usually not. We go through the site with you and list the pages where visitors leave. You can have those redesigned first and see the effect.',
    },
  ],
  action: { label: "Let's Start", href: '/UIPage/Contact' },
} satisfies ServiceContent;
