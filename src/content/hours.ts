import { company } from './company.ts';

/** Open hours, office by office: whose they are, if there are several, on which days, from when to when. */
const hours = company.hours.map(({ office, from, to, opens, closes }) =>
  [office, from === to ? from : `${from} to ${to}`, `${opens} to ${closes}`].filter(Boolean),
);

/** For a sentence. */
export const openHours = hours.map((lines) => lines.join(', ')).join('; ');

/** For a card, with line breaks; then what the owner says of support and answers. */
export const hoursCard = [
  ...hours.map((lines) => lines.join('\n')),
  company.support.reach,
  company.replyTime,
].filter(Boolean);
