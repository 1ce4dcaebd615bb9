import careers, { openings } from './careers.ts';
import { company } from './company.ts';
import type { CareersContent, Opening } from './types.ts';

/** The page of an opening: that of careers, with its own words. */
const pageOf = (opening: Opening): CareersContent => ({
  ...careers,
  meta: { title: `${opening.title}, ${company.city}`, description: opening.text },
  heading: opening.title,
  lead: opening.text,
  opening: {
    title: 'The work in short',
    items: opening.items,
    date: opening.date,
    end: opening.end,
  },
  openings: { title: 'Other openings', items: openings.filter(({ id }) => id !== opening.id) },
});

/** Loads the words of an opening, by its id. In the browser each is a chunk (`tools/vite-content.ts`). */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: CareersContent }>>> =
  Object.fromEntries(
    openings.map((opening) => [opening.id, async () => ({ default: pageOf(opening) })]),
  );

export default loaders;
