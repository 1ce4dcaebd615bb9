/** Where an owner finds a text of the site. */
import { useId } from 'react';
import { type TextPage, textPages, type Wanted } from './texts.ts';

/** The search, and what it found or every page. */
export function Texts({ wanted, count }: { readonly wanted: Wanted; readonly count: number }) {
  const id = useId();
  const { page, q, own, saved } = wanted;
  const pages = textPages();
  const isChosen = page !== undefined || q !== undefined || own !== undefined;
  return (
    <>
      <label htmlFor={id}>Find a text: copy a few of its words from your site</label>
      <form role="search" action="#found">
        <input id={id} type="search" name="q" defaultValue={q} maxLength={1000} required />
        <button>Find</button>
      </form>
      <p>
        <a href="/__owner/words">All pages</a> · <a href="/__owner/words?own">Your own texts</a>
      </p>
      {q !== undefined && saved === undefined && (
        <p id="found">
          {count > 0
            ? `${count === 1 ? 'One text has' : `${count} texts have`} these words, or most of them.`
            : 'No text has these words. Try fewer of them. Names, prices, posts and all else that is a fact are on the other pages of the desk.'}
        </p>
      )}
      {own !== undefined && count === 0 && <p>You have changed no text yet.</p>}
      {page !== undefined && <h2>{pages.find((one) => one.page === page)?.name}</h2>}
      {!isChosen && (
        <>
          <Pages title="Pages" pages={pages.filter(({ title }) => title)} />
          <Pages title="Parts of pages" pages={pages.filter(({ title }) => !title)} />
        </>
      )}
    </>
  );
}

function Pages({ title, pages }: { title: string; pages: readonly TextPage[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ page, name, title }) => (
          <li key={page}>
            <a href={`/__owner/words?page=${page}`}>{name}</a> <small>{title}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
