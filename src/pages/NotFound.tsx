import { Button } from '../components/base/Button.tsx';
import { LooseThread } from '../components/page/LooseThread.tsx';
import { Sections } from '../components/page/Sections.tsx';
import type { NotFoundContent } from '../content/types.ts';

/** What an unknown address shows: a thread that came loose, and ways back. */
export default function NotFound({ content }: { content: NotFoundContent; path: string }) {
  return (
    <Sections>
      <section
        data-under-header
        aria-labelledby="lost-title"
        className="on-silk relative isolate -mt-header overflow-hidden bg-night px-gutter pt-header"
      >
        <div className="mx-auto max-w-page py-16 lg:py-28">
          <h1 id="lost-title" className="max-w-[11em] text-title">
            {content.heading}
          </h1>
          <p className="mt-6 max-w-[30em] text-lead">{content.text}</p>
          <ul className="mt-10 flex max-w-[34rem] flex-wrap gap-3">
            {content.links.map(({ href, label }, index) => (
              <li key={href}>
                <Button to={href} look={index === 0 ? 'gold' : 'ghost'}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <LooseThread />
      </section>
    </Sections>
  );
}
