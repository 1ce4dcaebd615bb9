/** Writes a day out, such as June 10, 2025: the specification's form. */
export const longDate = (day: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
