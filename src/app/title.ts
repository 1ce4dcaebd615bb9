/** Search results cut off a longer title. */
const limit = 60;

/** What a browser's tab and a search result call a page: its own title, and after it the company's name where both fit. */
export function titleOf(title: string, company: string): string {
  const named = `${title} | ${company}`;
  return named.length > limit ? title : named;
}
