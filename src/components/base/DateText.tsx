/** A day as people write it, in a form that machines read too. */
export function DateText({ date, format }: { date: string; format: (day: Date) => string }) {
  return <time dateTime={date}>{format(new Date(date))}</time>;
}
