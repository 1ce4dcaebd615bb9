import type { Link as LinkContent } from '../../content/types.ts';
import { Link } from '../base/Link.tsx';

/** What is done with a form that sends, and how soon it is answered, if that is known. */
export function Purpose(props: {
  replyTime: string;
  words: { readonly text: string; readonly link: LinkContent };
}) {
  const { text, link } = props.words;
  return (
    <span className="block text-muted">
      {props.replyTime && <strong className="block text-ink">{props.replyTime}</strong>}
      {`${text} `}
      <Link to={link.href} className="underline">
        {link.label}
      </Link>
    </span>
  );
}
