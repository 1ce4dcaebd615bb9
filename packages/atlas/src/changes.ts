import { html, type Markup } from './html.ts';
import { figure, type Made, page, plural } from './page.ts';

/** What has changed since a release in the files that a person approves. */
export interface Changes {
  /** The release, as git names it; undefined where there is none. */
  readonly since: string | undefined;
  readonly groups: readonly { readonly title: string; readonly files: readonly ChangedFile[] }[];
}

/** A text with the difference that `git diff` writes, or a picture before and after, relative to the atlas's folder. */
export type ChangedFile = {
  readonly name: string;
  readonly status: 'new' | 'changed' | 'deleted';
} & ({ readonly diff: string } | { readonly before?: string; readonly after?: string });

/** A difference of more lines is folded up. */
const longest = 120;

/** What the link to the page of changes says. */
export function changesTitle({ since, groups }: Changes): string {
  if (since === undefined) return 'Changes: there is no release to compare with';
  const count = groups.reduce((sum, { files }) => sum + files.length, 0);
  return count === 0
    ? `Nothing to approve has changed since ${since}`
    : `${plural(count, 'file')} to approve ${count === 1 ? 'has' : 'have'} changed since ${since}`;
}

/**
 * The page `changes.html`.
 * @param options `alone`: without the rest of the atlas.
 */
export function changesPage(
  run: Made & { readonly changes: Changes },
  { alone = false }: { readonly alone?: boolean } = {},
): string {
  const { since } = run.changes;
  const groups = run.changes.groups
    .map((group, index) => ({ ...group, id: `changes-${index + 1}` }))
    .filter(({ files }) => files.length > 0);
  return page(
    'Changes, state atlas',
    run,
    html`<header class="night">
        <div class="page">
          ${
            !alone &&
            html`<nav aria-label="Atlas" class="crumbs"><a href="index.html">State atlas</a></nav>`
          }
          <h1>${since === undefined ? 'Changes' : `Changes since ${since}`}</h1>
          <p class="lead">
            The tests compare the site with charts, texts and pictures that a person has approved.
            This page shows those that are no longer what they were in the last release.
          </p>
          ${
            groups.length > 0 &&
            html`<dl class="figures">
                ${groups.map(({ title, files }) => figure(files.length, title.toLowerCase()))}
              </dl>
              <nav aria-label="On this page" class="contents">
                ${groups.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}
              </nav>`
          }
        </div>
      </header>
      <main class="page">
        ${
          since === undefined
            ? html`<p>
                There is no release to compare with: this history has no tag. Name a commit instead:
                <code>npm run atlas -- --changes --since=HEAD~20</code>.
              </p>`
            : groups.length === 0 && html`<p class="fine">Nothing to approve has changed.</p>`
        }
        ${groups.map(
          ({ id, title, files }) =>
            html`<section id="${id}">
              <h2>${title}</h2>
              ${files.map(changedFile)}
            </section>`,
        )}
      </main>`,
  );
}

function changedFile(file: ChangedFile): Markup {
  const { name, status } = file;
  if (!('diff' in file))
    return html`<details class="change" open>
      <summary>${heading(name, status)}</summary>
      <div class="pictures" role="region" aria-label="${name}" tabindex="0">${pictures(file)}</div>
    </details>`;
  // What stands before the first @@ names the file once more.
  const lines = file.diff
    .slice(Math.max(0, file.diff.search(/^@@/m)))
    .trimEnd()
    .split('\n');
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return html`<details class="change" ${lines.length <= longest && 'open'}>
    <summary>
      ${heading(name, status)}
      <span class="count">${`+${count('+')} −${count('-')}`}</span>
    </summary>
    <pre tabindex="0">${lines.map(changedLine)}</pre>
  </details>`;
}

function heading(name: string, status: ChangedFile['status']): Markup {
  return html`<h3>${name}</h3>
    <span class="status ${status}">${status}</span>`;
}

function changedLine(line: string): Markup {
  // A block of its own, so that a line that is wrapped stays under its sign.
  if (line.startsWith('+')) return html`<ins>${line}</ins>`;
  if (line.startsWith('-')) return html`<del>${line}</del>`;
  if (line.startsWith('@@')) return html`<span class="place">${line}</span>`;
  return html`<span>${line}</span>`;
}

function pictures({
  name,
  before,
  after,
}: {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}): Markup {
  const picture = (file: string, when: string) =>
    html`<figure>
      <figcaption>${when}</figcaption>
      <a href="${file}"
        ><img src="${file}" alt="${name}, ${when.toLowerCase()}" loading="lazy"
      /></a>
    </figure>`;
  return html`${before !== undefined && picture(before, 'Before')}${
    after !== undefined && picture(after, 'After')
  }${
    // A chart is drawn to its own size, so two of them do not cover each other.
    before?.endsWith('.png') &&
    after !== undefined &&
    html`<figure>
      <figcaption>Difference: what is not black has changed</figcaption>
      <div class="overlay">
        <img src="${before}" alt="" loading="lazy" /><img src="${after}" alt="" loading="lazy" />
      </div>
    </figure>`
  }`;
}
