import { DigitalMarketingPage } from '#owner/services';
import { company } from '../company.ts';
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
  lead: 'Search, ads and social posts, measured by calls, enquiries and orders.',
  ...DigitalMarketingPage,
  description: [
    `Someone in ${company.city} searches for a dentist open on Sunday and sees three names on a map. Whether yours is among them depends on your Google listing, your reviews and your website. For a local business we begin there: with the listing, the page it leads to and a phone number that somebody answers. Advertising comes after.`,
    'In the first two weeks we set up measurement. We count form, call and WhatsApp clicks in Google Analytics, with a consent notice where the law requires one. So you learn what an enquiry costs today. A three-month plan then names channels, budget and the person in your firm who approves posts. Each month we go through the figures with you, stop what did not bring enquiries and continue what did.',
    'We open all accounts in your name: Google Ads, Search Console, Business Profile, Meta. If we part, you keep them with their history. You receive ad texts, pictures in the sizes needed, a posting calendar and a PDF report with the raw data behind it. You supply photographs of real work and quick answers about stock and prices. Film shoots, influencer fees and printing are separate.',
  ],
  example: {
    title: 'Found on the map',
    text: 'For a local business we begin with the listing beside the map.',
    screen: 'digital-marketing',
    alt: 'A local search for a dentist open on Sunday in Greater Noida: a map with three pins, and first in the list Muskan Dental Care, 4.7 stars, open until 2 pm',
  },
  features: {
    title: 'What’s included',
    items: [
      {
        name: 'Google Business Profile',
        text: 'Categories, services, photos, holiday hours and honest answers to reviews, for each branch.',
      },
      {
        name: 'Search engine optimisation',
        text: 'We fix technical problems and write pages that answer what people ask, in English, Hindi or the mix they type.',
      },
      {
        name: 'Google Ads',
        text: 'Campaigns limited to the areas you serve, with a list of searches that should not show your ad.',
      },
      {
        name: 'Facebook and Instagram',
        text: 'A monthly calendar of posts and reels from your own shop floor, with paid reach where it makes sense.',
      },
      {
        name: 'WhatsApp with consent',
        text: 'Catalogue, quick replies and approved broadcasts to those who asked for them. We do not use bulk tools that get numbers blocked.',
      },
      {
        name: 'Landing pages',
        text: 'One offer, one form and a fast page, so that paid clicks are not wasted on a slow home page.',
      },
      {
        name: 'Monthly report',
        text: 'Money spent, enquiries received, cost per enquiry and what we decided, on two pages.',
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
        name: 'Nearby customers',
        text: 'Your budget goes to people who can reach your shop, not to clicks from other states.',
      },
      {
        name: 'Assets that remain',
        text: 'Good pages, photos and reviews go on bringing visitors after a campaign has ended.',
      },
      {
        name: 'Risky claims flagged',
        text: 'We point out claims that the law or the ASCI code restricts, as for clinics or schools. Your lawyer decides.',
      },
    ],
  },
  extra: {
    kind: 'strategies',
    title: 'Strategies we use',
    items: [
      {
        name: 'Local search first',
        text: 'For a business that people visit, map results are usually the cheapest source of enquiries.',
      },
      {
        name: 'Ads for searches that buy',
        text: `“AC repair ${company.city}” is worth paying for; “how does an AC work” is a subject for an article.`,
      },
      {
        name: 'The festival calendar',
        text: 'Navratri, Dhanteras, admissions season and wedding months are planned weeks ahead, with stock in mind.',
      },
      {
        name: 'Reviews you ask for',
        text: 'A polite message after the job invites every customer to review, the unhappy ones included, as Google’s rules demand.',
      },
      {
        name: 'Quick follow-up',
        text: 'Enquiries go straight to a named person’s phone, as an ad is wasted if you call back a week later.',
      },
    ],
  },
  faq: [
    {
      question: 'How are your fee and the advertising budget separated?',
      answer:
        'You pay Google and Meta yourself, by your card or UPI, and their invoices come to your GSTIN. Our monthly fee covers planning, texts, pictures, running the campaigns and the report. It contains no share of the advertising budget.',
    },
    {
      question: 'Can you guarantee the first place on Google?',
      answer:
        'No, and nobody honestly can, because Google decides the order and it differs by place and person. We commit in writing to the work: pages written, errors fixed, listings completed, ads managed. The report shows how positions, visits and enquiries change. Be careful with offers of fixed rankings; they often mean words that nobody searches for.',
    },
    {
      question: 'When will we see results?',
      answer:
        'Ads can bring enquiries in the week they start, and the first month shows which texts and areas work. A corrected Business Profile often shows its effect within weeks. Organic search is slower: expect some months before new pages settle, longer where the competition is strong. If the figures do not move after the three-month plan, we say so and discuss whether to go on.',
    },
  ],
} satisfies ServiceContent;
