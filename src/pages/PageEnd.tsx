import { Button } from '../components/base/Button.tsx';
import { Direct } from '../components/base/Direct.tsx';
import { Link } from '../components/base/Link.tsx';
import { Section } from '../components/page/Section.tsx';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import type { Link as LinkWords } from '../content/types.ts';
import { wayOn, wayToWrite } from '../content/way-on.ts';
import { contactHref } from './contactHref.ts';

/**
 * The end of a page: how to call the company, and where to read on.
 * @param props.page the heading of the page.
 * @param props.about the path of the page, to be the subject in Contact.
 * @param props.plain a link in the text instead of buttons (specification 2.8).
 * @param props.project leads to a project of this kind.
 * @param props.tight the section before it has the same ground.
 */
export function PageEnd(props: {
  kind: keyof typeof wayOn;
  page: string;
  about?: string;
  plain?: boolean;
  project?: LinkWords | undefined;
  tight?: boolean;
}) {
  const { about, plain, project, tight = false } = props;
  const { title, text, links } = wayOn[props.kind];
  const [first, second] = links;
  const href = about ? contactHref(about) : first.href;
  const shown = plain ? [] : [{ ...first, href }, second, ...(project ? [project] : [])];
  return (
    <Section
      name="way-on"
      ground="sunken"
      edge={!tight}
      tight={tight}
      className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8"
    >
      <div>
        <h2 id="way-on-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
        <Direct
          company={company}
          words={direct}
          page={props.page}
          className="mt-2 flex flex-wrap gap-x-6"
        />
        {plain && (
          <p className="mt-2 max-w-measure text-lead text-muted">
            {wayToWrite.before}
            <Link to={href} className="underline">
              {wayToWrite.label}
            </Link>
            {wayToWrite.after}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {shown.map(({ href, label }, index) => (
            <li key={href}>
              <Button to={href} look={index === 0 ? 'gold' : 'line'}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
