import { UIPage } from '#owner/services';
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
  lead: 'Every screen of your website or app, drawn and tried on a phone before you pay for code.',
  ...UIPage,
  description: [
    'We start with the jobs people come to do. A dealer, for example, wants to repeat last week’s order at the counter while a customer waits. We list such jobs with you and agree which matter most. Then we draw the shortest path through each as a wireframe: grey boxes without colour, so that we discuss only what goes where.',
    'When the wireframes are agreed, we design the final look in Figma for phone and desktop, with your own text, prices and longest product names. We also draw empty lists, error messages and slow loading, where layouts often break. Hindi is set in Devanagari from the start, because its letters need more height than English ones.',
    'You review a linked prototype in the browser and comment on the screen itself. The quotation fixes the number of review rounds. At the end the Figma file moves to your account, with icons in SVG, pictures in WebP or PNG, and one page of rules for colour, type and spacing. Please bring your logo as a vector file. Logo design, photography and programming are separate jobs.',
  ],
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
        name: 'Task maps',
        text: 'One page for each important task, from the first tap to the confirmation message. For an existing site we also mark where visitors leave.',
      },
      {
        name: 'Grey-box wireframes',
        text: 'The layout of every distinct screen without decoration, ready to discuss in a meeting or on a call.',
      },
      {
        name: 'Clickable prototype',
        text: 'A link that opens on any phone. Send it to a few customers and see where they hesitate.',
      },
      {
        name: 'Design system',
        text: 'Colours, type sizes, buttons, form fields and cards as Figma components with named styles, so that a screen added next year matches the first one.',
      },
      {
        name: 'Contrast and touch size',
        text: 'Text and controls meet WCAG AA contrast, and buttons are large enough for a thumb in a moving auto.',
      },
      {
        name: 'Hindi and English layouts',
        text: 'We draw key screens in both scripts, as a button that fits “Submit” may not fit its translation.',
      },
      {
        name: 'Developer notes',
        text: 'Each component carries its sizes, states and behaviour. We walk your programmers through the file on a call.',
      },
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
        text: 'In a drawing, a step is moved in minutes. In finished code, the same change has to be programmed and tested again.',
      },
      {
        name: 'Fewer explaining calls',
        text: 'When a form says what it needs, your front desk does not have to explain it.',
      },
      {
        name: 'Comparable quotations',
        text: 'Approved screens show any developer how much there is to build, so two quotations describe the same thing.',
      },
      {
        name: 'One look everywhere',
        text: 'The website, the app and the printed bill share one set of colours and fonts.',
      },
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our design process',
    items: [
      {
        name: 'Listen',
        text: 'We meet the owner and one person who serves customers every day.',
      },
      {
        name: 'Map',
        text: 'We write down the main tasks, rank them with you and decide what the first release can leave out.',
      },
      {
        name: 'Wireframe',
        text: 'We draw grey layouts for the phone first, because most of your visitors will arrive on one.',
      },
      {
        name: 'Draw',
        text: 'Two screens get their final look as a sample. After your approval the rest follow the same style.',
      },
      {
        name: 'Try out',
        text: 'A few of your own customers or staff use the prototype without help while we take notes.',
      },
      {
        name: 'Hand over',
        text: 'You receive the files and rules, with a checklist that names every screen delivered.',
      },
    ],
  },
  live: 'UiUxCompare',
  faq: [
    {
      question: 'How do you price a design job?',
      answer:
        'We count distinct screens. Twenty product pages on one pattern count as one screen with its states. Review rounds, a second language and user testing are separate lines.',
    },
    {
      question: 'Can our own developer build from your files?',
      answer:
        'Yes. The Figma file is organised for someone who was not in the meetings: one page per area, components with all their states, and notes on what happens after a tap. We choose fonts with their web licence in mind. Your developer can ask us questions during the period the contract sets.',
    },
    {
      question: 'We have a website already. Do we have to start from scratch?',
      answer:
        'Usually not. We go through the present site with you, look at your analytics if there are any and list the pages that lose people. Often the order form and the phone navigation need a new design while the rest needs only consistent type and spacing. You can have those parts redesigned first and see the effect.',
    },
  ],
  action: { label: "Let's Start", href: '/UIPage/Contact' },
} satisfies ServiceContent;
