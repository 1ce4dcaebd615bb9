const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, such as June 10, 2025, in a form that machines read too. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{long.format(new Date(date))}</time>;
}
