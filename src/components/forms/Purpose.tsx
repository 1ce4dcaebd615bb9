import type { Link as LinkContent } from '../../content/types.ts';
import { Link } from '../base/Link.tsx';

/** What is done with a form that sends. */
export function Purpose({
  words: { text, link },
}: {
  words: { readonly text: string; readonly link: LinkContent };
}) {
  return (
    <span className="block text-muted">
      {`${text} `}
      <Link to={link.href} className="underline">
        {link.label}
      </Link>
    </span>
  );
}
