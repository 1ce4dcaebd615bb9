import { expect, test } from 'vitest';
import { pageAt, textOf } from './page.ts';

/** Each portrait with the person it stands beside. */
const people = [
  'arjun: Illustrated figure standing in for Arjun Joshi: a bearded man in a dark green kurta with gold buttons. Arjun Joshi, Founder and Project Lead',
  'meera: Illustrated figure standing in for Meera Kapoor: a woman with long dark hair and a bindi, in orange. Meera Kapoor, UI/UX Designer',
  'gurpreet: Illustrated figure standing in for Gurpreet Singh: a bearded man in an orange turban and a cream kurta. Gurpreet Singh, Full-Stack Developer',
  'kavya: Illustrated figure standing in for Kavya Nair: a woman with a high bun and round gold glasses, in yellow. Kavya Nair, Mobile App Developer',
  'rohan: Illustrated figure standing in for Rohan Mehta: a man with curly black hair and round gold glasses, in maroon. Rohan Mehta, QA Engineer',
  'ananya: Illustrated figure standing in for Ananya Rao: a woman with a dark bob and a bindi, in pale pink. Ananya Rao, Digital Marketing Executive',
];

test.each(['/', '/Ourteam'])(
  'on %s each person has their own portrait, told in their own words',
  async (path) => {
    const page = await pageAt(path);
    const portraits = [...page.querySelectorAll('img[src^="/media/portraits/"]')];
    expect(
      portraits.map((portrait) => {
        const figure = portrait.closest('picture')?.parentElement;
        const [name, role] = [...(figure?.querySelectorAll(':scope > div > p') ?? [])].map(textOf);
        const file = /portraits\/(\w+)-/.exec(portrait.getAttribute('src') ?? '')?.[1];
        return `${file}: ${portrait.getAttribute('alt')}. ${name}, ${role}`;
      }),
    ).toEqual(people);
  },
);

test('each message stands under the name of who wrote it', async () => {
  const page = await pageAt('/Ourteam');
  expect(
    [...page.querySelectorAll('#people-title ~ ul > li')].map(
      (item) =>
        `${textOf(item.querySelector('blockquote')).slice(0, 24)}… ${textOf(item.querySelector('blockquote + p'))}`,
    ),
  ).toEqual([
    'I write down what you as… Arjun Joshi',
    'I watch people fill in t… Meera Kapoor',
    'I build the screens and … Gurpreet Singh',
    'I keep a drawer of old a… Kavya Nair',
    'I type wrong dates, pull… Rohan Mehta',
    'I write pages and ads th… Ananya Rao',
  ]);
});

test('each project has its still life, its screen, and the way to its own site and service', async () => {
  const page = await pageAt('/');
  const slides = [...page.querySelectorAll('#projects-slides [role=group]')];
  expect(
    slides.map((slide) => ({
      title: textOf(slide.querySelector('h3')),
      pictures: [...slide.querySelectorAll('img')].map(
        (image) =>
          `${image.getAttribute('src')}: ${image.getAttribute('alt')?.split(/[:;,]/).slice(0, 2).join()}`,
      ),
      links: [...slide.querySelectorAll('a')].map(
        (link) => `${textOf(link)} ${link.getAttribute('href')}`,
      ),
    })),
  ).toEqual([
    {
      title: 'Offline Jewellery Store',
      pictures: [
        '/media/jewellery-800.webp: Still life, a gold ring with a green stone',
        '/media/projects/jewellery-800.webp: The shop’s website, rings',
      ],
      links: [
        'Visit the jewellery store (opens in a new tab) https://shop.weavers.test',
        'Service: CMS Solutions /CmsPage',
      ],
    },
    {
      title: 'Online Astrology Platform',
      pictures: [
        '/media/astrology-800.webp: Still life, a golden armillary sphere',
        '/media/projects/astrology-800.webp: The platform, a birth chart and the form it is drawn from',
      ],
      links: [
        'Visit the astrology platform (opens in a new tab) https://stars.weavers.test',
        'Service: Full Stack Development /FullStack',
      ],
    },
    {
      title: 'Jewellery Billing Software',
      pictures: [
        '/media/billing-800.webp: Still life, a shopkeeper at a jeweller’s counter with a gold balance',
        '/media/projects/billing-800.webp: The billing screen, two pieces',
      ],
      links: [
        'Visit the billing software (opens in a new tab) https://bills.weavers.test',
        'Service: Accounting Software /AccountingSoftPage',
      ],
    },
  ]);
});
