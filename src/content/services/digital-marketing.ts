import { company } from '../company.ts';
import { serviceFacts } from '../service-facts.ts';
import type { ServiceContent } from '../types.ts';

export default {
  meta: {
    title: `Digital marketing in ${company.city}`,
    description: `Local search, Google and Meta ads, social posts and WhatsApp follow-up for businesses in ${company.area}, run from your own accounts and measured in enquiries.`,
  },
  heading: 'Digital Marketing',
  family: 'design',
  image: {
    name: 'digital-marketing',
    alt: 'A megaphone woven in gold threads on silk that turns from rani pink to orange',
  },
  lead: 'We run search, ads and social posts for local businesses, and measure them by the calls, messages and forms they bring.',
  ...serviceFacts('DigitalMarketingPage'),
  description: [
    `Someone in ${company.city} searches for a dentist open on Sunday and sees three names on a map. Whether yours is among them depends on the distance, your Google listing, your reviews and your website. For a local business we begin there; advertising comes after.`,
    'We first set up the counting of form, call and WhatsApp clicks. Once there is enough data, you know what an enquiry costs. A three-month plan then names channels and budget. Each month we stop what did not bring enquiries and continue what did.',
  ],
  terms: {
    get: 'Accounts in your name, which you keep: Google Ads, Search Console, Business Profile, Meta. Also ad texts, pictures, a posting calendar and a monthly report.',
    bring:
      'Photographs of real work, quick answers about stock and prices, and one person who approves posts. Allow an hour a week, and an hour a month to go through the figures.',
    separate:
      'Film shoots, influencer fees and printing. You pay the advertising budget to Google and Meta yourself.',
  },
  example: {
    title: 'Found on the map',
    text: 'The dentist’s listing comes first, beside the map.',
    screen: 'digital-marketing',
    alt: 'A local search for a dentist open on Sunday in Greater Noida: a map with three pins, and first in the list Muskan Dental Care, 4.7 stars, open until 2 pm',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Google Business Profile',
        text: 'We keep categories, photos and holiday hours correct for each branch, and reply to reviews in words you approve.',
      },
      {
        name: 'Search engine optimisation',
        text: 'We fix technical problems and write pages that answer what people ask.',
      },
      {
        name: 'Google Ads',
        text: 'We limit campaigns to the areas you serve and the hours you answer.',
      },
      {
        name: 'Facebook and Instagram',
        text: 'A monthly calendar of posts and reels from your shop.',
      },
      {
        name: 'WhatsApp with consent',
        text: 'Catalogue, quick replies and approved broadcasts to those who asked for them.',
      },
    ],
  },
  benefits: {
    title: 'Why measure marketing',
    items: [
      {
        name: 'Spending you can follow',
        text: 'Every rupee is recorded by channel; check it against the platforms’ bills.',
      },
      {
        name: 'Risky claims flagged',
        text: 'We point out claims that the law or the ASCI code restricts. Your lawyer decides.',
      },
    ],
  },
  extra: {
    kind: 'strategies',
    title: 'Strategies we use',
    items: [
      {
        name: 'Local search first',
        text: 'For a business that people visit, map results are a good place to start.',
      },
      {
        name: 'Ads for people ready to buy',
        text: `“AC repair ${company.city}” is worth paying for; “how does an AC work” is a subject for an article.`,
      },
      {
        name: 'The festival calendar',
        text: 'Navratri, Dhanteras and admissions season are planned weeks ahead, with stock in mind.',
      },
      {
        name: 'Reviews you ask for',
        text: 'A polite message invites every customer to review, happy or not, as Google’s policy requires.',
      },
    ],
  },
  faq: [
    {
      question: 'What does your monthly fee cover?',
      answer:
        'Planning, texts, pictures, running the campaigns and the report. The quotation says whether it is a fixed amount or a share of the advertising budget.',
    },
    {
      question: 'Can you guarantee the first place on Google?',
      answer:
        'No, and nobody honestly can: Google decides the order, and it differs by place and person. We commit in writing to the work itself.',
    },
    {
      question: 'When will we see results?',
      answer:
        'Ads can bring enquiries in the week they start, a corrected Business Profile often within weeks. Organic search takes some months. If the figures do not move after the three-month plan, we say so and discuss whether to go on.',
    },
  ],
} satisfies ServiceContent;
