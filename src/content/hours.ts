import type { week } from '@workshop/facts';
import { company } from './company.ts';

/** The open hours: days and times. */
const names: Readonly<Record<(typeof week)[number], string>> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** The halves of a day, as the owner writes them. */
const halves: Readonly<Record<string, string>> = { AM: 'AM', PM: 'PM' };
const time = (text: string) => text.replace(/[AP]M/, (half) => halves[half] ?? half);

/** Open hours, office by office: whose they are, if there are several, on which days, from when to when. */
const hours = company.hours.map(({ office, from, to, ...times }) => {
  const [opens, closes] = [time(times.opens), time(times.closes)];
  const days = from === to ? names[from] : `${names[from]} to ${names[to]}`;
  return [office, days, `${opens} to ${closes}`].filter(Boolean);
});

/** For a sentence. */
export const openHours = hours.map((lines) => lines.join(', ')).join('; ');

/** For a card, with line breaks; then what the owner says of support. */
export const hoursCard = [...hours.map((lines) => lines.join('\n')), company.support.reach].filter(
  Boolean,
);
