import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: 'UI/UX Design for Websites, Apps and Software',
    description:
      'Screens drawn with your real text and prices, tried on a phone as a clickable Figma prototype, then handed over with every size and state noted.',
  },
  heading: 'UI/UX Design',
  family: 'design',
  image: {
    name: 'ui-ux',
    alt: 'A bezier curve with its two handles, woven in gold threads on rani-pink silk',
  },
  lead: 'Every screen of your website or app, drawn and tried out on a phone before anyone pays for code.',
  description: [
    'Design starts with the job a person came to do. A dealer wants to repeat last week’s order while standing at the counter, with a customer waiting. We list such jobs with you in the first meeting, agree which ones matter most, and draw the shortest path through each. You see wireframes first: grey boxes without colour, so that the discussion stays on what goes where.',
    'Once the wireframes are settled, we design the final look in Figma for phone and desktop widths. Your own text and prices go in, together with the longest product name you sell. Empty lists, error messages and slow loading get a drawing too, because these are the screens where layouts break. Hindi is set in Devanagari from the beginning; its letters need more height than English ones.',
    'You review a linked prototype in the browser and write comments on the screen itself. The number of review rounds is fixed in the quote. At the end the Figma file moves to your account, along with icons in SVG, pictures in WebP or PNG, and a page of rules for colour, type and spacing. Please bring your logo as a vector file. Logo design, photography and programming are separate jobs.',
  ],
  features: {
    title: 'Features of a design project',
    items: [
      {
        name: 'Task maps',
        text: 'One page for each important task, from the first tap to the confirmation message. For an existing site we also mark where visitors leave it.',
      },
      {
        name: 'Grey-box wireframes',
        text: 'The layout of every distinct screen without decoration, ready to discuss across a table or on a call.',
      },
      {
        name: 'Clickable prototype',
        text: 'A link that opens on any phone. Send it to a few customers and watch where the thumb hesitates.',
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
        text: 'Key screens are drawn in both scripts, since a button that fits “Submit” may not fit its translation.',
      },
      {
        name: 'Developer notes',
        text: 'Each component carries its sizes, states and behaviour. We walk your programmers through the file on a call.',
      },
    ],
  },
  technologies: {
    title: 'Design tools and technologies',
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
    title: 'Key benefits of designing first',
    items: [
      {
        name: 'Cheaper changes',
        text: 'Moving a step in a drawing takes minutes. The same change in finished code means programming it and testing it again.',
      },
      {
        name: 'Fewer explaining calls',
        text: 'When the form says what it needs, your front desk no longer has to.',
      },
      {
        name: 'Comparable estimates',
        text: 'Approved screens tell any developer how much there is to build, so two quotations finally describe the same thing.',
      },
      {
        name: 'One look everywhere',
        text: 'The website, the app and the printed bill share one set of colours and letters.',
      },
    ],
  },
  extra: {
    kind: 'process',
    title: 'Our design process',
    items: [
      {
        name: 'Listen',
        text: 'A meeting with the owner and with one person who serves customers every day.',
      },
      {
        name: 'Map',
        text: 'We write down the main tasks, rank them with you, and decide what the first release can leave out.',
      },
      {
        name: 'Wireframe',
        text: 'Grey layouts for the phone come before the desktop, because most of your visitors will arrive on one.',
      },
      {
        name: 'Draw',
        text: 'Two screens get their final look as a sample; after your approval the rest follow the same style.',
      },
      {
        name: 'Try out',
        text: 'A few of your own customers or staff use the prototype without help while we take notes.',
      },
      {
        name: 'Hand over',
        text: 'Files and rules go to you, with a checklist that names every screen delivered.',
      },
    ],
  },
  faq: [
    {
      question: 'How do you price a design job?',
      answer:
        'By distinct screens. Twenty product pages on one pattern count as one screen with its states. Review rounds, a second language and user testing are added as separate lines, and GST is shown below them in rupees. An advance reserves the dates. It is not refunded, unless we fail to deliver what the signed contract names.',
    },
    {
      question: 'Can our own developer build from your files?',
      answer:
        'Yes. The Figma file is organised for someone who was not in the meetings: one page per area, components with all their states, and notes on what happens after a tap. Fonts are chosen with their web licence in mind. If a question comes up while coding, your developer can ask us directly during the period the contract sets for it.',
    },
    {
      question: 'We have a website already. Must we start from zero?',
      answer:
        'Usually not. We go through the present site with you, look at your analytics if there are any, and list the pages that lose people. Often the order form and the phone navigation need a new design while the rest needs only consistent type and spacing. You can then have those parts redesigned first and see the effect before ordering more.',
    },
  ],
  action: { label: "Let's Start", href: '/UIPage/Contact' },
} satisfies ServiceContent;
