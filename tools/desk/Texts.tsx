/** Where an owner finds a text of the site. */
import { useId } from 'react';
import { type TextPage, textPages, type Wanted } from './texts.ts';

/** The search, and what it found or every page. */
export function Texts({ wanted, count }: { readonly wanted: Wanted; readonly count: number }) {
  const id = useId();
  const { page, q, own } = wanted;
  const pages = textPages();
  const isChosen = page !== undefined || q !== undefined || own !== undefined;
  return (
    <>
      <label htmlFor={id}>Find a text: copy a few of its words from your site</label>
      <form role="search">
        <input id={id} type="search" name="q" defaultValue={q} required />
        <button>Find</button>
      </form>
      <p>
        <a href="/__owner/words">All pages</a> · <a href="/__owner/words?own">Your own texts</a>
      </p>
      {q !== undefined && (
        <p>
          {count > 0
            ? `${count === 1 ? 'One text has' : `${count} texts have`} these words.`
            : 'No text has these words. Try fewer of them. Names, prices, posts and all else that is a fact are on the other pages of the desk.'}
        </p>
      )}
      {own !== undefined && count === 0 && <p>You have changed no text yet.</p>}
      {page !== undefined && <h2>{pages.find((one) => one.page === page)?.name}</h2>}
      {!isChosen && (
        <>
          <Pages title="Pages" pages={pages.filter(({ isPage }) => isPage)} />
          <Pages title="Parts of pages" pages={pages.filter(({ isPage }) => !isPage)} />
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
        {pages.map(({ page, name, isPage, texts }) => (
          <li key={page}>
            <a href={`/__owner/words?page=${page}`}>{name}</a>
            {!isPage && (
              <small>
                {texts
                  .slice(0, 3)
                  .map(({ text }) => text)
                  .join(' · ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
