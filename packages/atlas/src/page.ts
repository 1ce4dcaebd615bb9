import { html, type Markup } from './html.ts';

/** What every page says of itself. */
export interface Made {
  /** When its run began, ISO 8601. */
  readonly date: string;
  /** The commit it was made from, short, with `+` if there were changes. */
  readonly commit: string;
}

/** A page of the atlas. */
export function page(title: string, { date, commit }: Made, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="atlas.css" />
      </head>
      <body>
        ${body}
        <footer>
          <p>
            Made ${dateText(date)} from commit <code>${commit}</code> by <code>npm run atlas</code>.
          </p>
        </footer>
      </body>
    </html> `.text;
}

/** A number with what it counts, for a list of class `figures`. */
export function figure(value: number | string, what: string): Markup {
  return html`<div>
    <dt>${what}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** A moment as a person writes it. */
export function dateText(date: string): Markup {
  const text = new Date(date).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return html`<time datetime="${date}">${text} UTC</time>`;
}

/** A count with its noun; nothing for none. */
export function plural(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
