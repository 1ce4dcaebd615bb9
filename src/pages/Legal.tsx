import { DateText } from '../components/base/DateText.tsx';
import { Link } from '../components/base/Link.tsx';
import { WovenEdge } from '../components/base/WovenEdge.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { Postal } from '../components/page/Postal.tsx';
import { address } from '../content/address.ts';
import { company } from '../content/company.ts';
import { longDate } from '../content/dates.ts';
import { labels } from '../content/labels.ts';
import { shell } from '../content/shell.ts';
import type { LegalBlock, LegalContent } from '../content/types.ts';
import { TextLink } from './TextLink.tsx';

/** A long quiet text (privacy policy, terms). */
export default function Legal({ content }: { content: LegalContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} />
      <Text content={content} />
    </Sections>
  );
}

/** The text with its table of contents. */
function Text({ content }: { content: LegalContent }) {
  const { sections, effective, updated } = content;
  const words = labels.legal;
  return (
    <div className="relative px-gutter pt-band pb-hem">
      <WovenEdge ground="canvas" />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-12 lg:grid-cols-[19rem_1fr]">
        <nav
          aria-label={words.contents}
          className="self-start lg:sticky lg:top-28 lg:max-h-[calc(100svh-9rem)] lg:overflow-y-auto"
        >
          <ol className="border-hairline text-small wrap-anywhere max-lg:columns-2 max-lg:gap-5 lg:border-b">
            {sections.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid border-t border-hairline">
                <Link
                  to={`#${id}`}
                  className="flex min-h-11 items-center py-2 text-link hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-measure">
          <p className="text-intro">{content.lead}</p>
          {(effective ?? updated) && (
            <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-2 text-small text-muted">
              {effective && <Day term={words.effective} date={effective} />}
              {updated && <Day term={words.updated} date={updated} />}
            </dl>
          )}
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-14">
              <h2 id={`${id}-title`} className="mb-4 text-intro">
                {title}
              </h2>
              <div className="space-y-4">
                {body.map((block, index) => (
                  <Block key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Day({ term, date }: { term: string; date: string }) {
  return (
    <div className="flex gap-2">
      <dt>{term}</dt>
      <dd className="font-semibold text-ink">
        <DateText date={date} format={longDate} />
      </dd>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('company' in block)
    return <Postal company={company} address={address} newTab={shell.newTab} />;
  if ('list' in block) {
    return (
      <ul className="space-y-2">
        {block.list.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_1fr] items-baseline">
            <i aria-hidden="true" className="size-2 bg-marigold" />
            {item}
          </li>
        ))}
      </ul>
    );
  }
  const { link, before, after } = block;
  return (
    <p>
      {before} <TextLink link={link} />
      {after}
    </p>
  );
}
