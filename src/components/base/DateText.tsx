/** A day as people write it, in a form that machines read too. */
export function DateText({ date, format }: { date: string; format: Intl.DateTimeFormat }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
