import { ExternalLink } from '../components/base/ExternalLink.tsx';
import { Link } from '../components/base/Link.tsx';
import { shell } from '../content/shell.ts';
import type { ExternalLink as ExternalLinkWords, Link as LinkWords } from '../content/types.ts';

const look = 'text-link underline underline-offset-4';

/** A link in a text: to a page, to another site, or to an address of mail or telephone. */
export function TextLink({ link: { href, label } }: { link: LinkWords | ExternalLinkWords }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={look}>
        {label}
      </Link>
    );
  if (href.startsWith('https:'))
    return (
      <ExternalLink href={href} note={shell.newTab} className={look}>
        {label}
      </ExternalLink>
    );
  return (
    <a href={href} className={look}>
      {label}
    </a>
  );
}
