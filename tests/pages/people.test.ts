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

test('each project has its own still life and screen', async () => {
  const page = await pageAt('/');
  const slides = [...page.querySelectorAll('#projects-slides [role=group]')];
  expect(
    slides.map((slide) => [
      textOf(slide.querySelector('h3')),
      ...[...slide.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ]),
  ).toEqual([
    ['Offline Jewellery Store', '/media/jewellery-800.webp', '/media/projects/jewellery-800.webp'],
    [
      'Online Astrology Platform',
      '/media/astrology-800.webp',
      '/media/projects/astrology-800.webp',
    ],
    ['Jewellery Billing Software', '/media/billing-800.webp', '/media/projects/billing-800.webp'],
  ]);
});
