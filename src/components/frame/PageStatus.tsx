import type { ShellContent } from '../../content/shell.ts';
import type { Company } from '../../content/types.ts';
import { connectPage } from '../../machines/page/page.connect.ts';
import { DirectLines } from '../forms/DirectLines.tsx';
import { useVisit } from '../useConnect.ts';
import { usePage, usePageRef } from '../usePage.ts';

/** Says that a page is shown, loads slowly, or failed to load. */
export function PageStatus({ words, company }: { words: ShellContent['visit']; company: Company }) {
  const isOffline = useVisit((snapshot) => snapshot.matches({ line: 'offline' }));
  const { send } = usePageRef();
  const api = connectPage(
    usePage((snapshot) => snapshot),
    send,
  );
  return (
    <>
      <div {...api.thread} className="waiting-thread" />
      <p {...api.status} className="sr-only">
        {api.announced && words.loading}
      </p>
      {api.failed && (
        <p
          {...api.alert}
          className="fixed inset-x-0 top-header z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-gutter py-3 text-ink shadow-float"
        >
          <span>
            <span>{isOffline ? words.offline : words.missing}</span>{' '}
            <DirectLines company={company} />
          </span>
          <button {...api.retry} className="thread min-h-11 cursor-pointer font-semibold text-link">
            {words.retry}
          </button>
        </p>
      )}
      <p {...api.announcer} className="sr-only">
        {api.announcement}
      </p>
    </>
  );
}
