/** Reads what a post says: Markdown, of which the site has paragraphs, subheadings, lists and links. */
import { lexer, type Token, type Tokens } from 'marked';

/** A piece of a sentence. `href` begins with `/`, `https:`, `mailto:` or `tel:`. */
export type Inline = string | { readonly label: string; readonly href: string };

export type Block =
  | { readonly heading: string }
  | { readonly text: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly isNumbered: boolean };

/**
 * The body of a post. Items that follow one another are one list.
 * @throws SyntaxError quoting what is none of these.
 */
export function readBody(lines: readonly string[]): readonly Block[] {
  return lines.flatMap(blocksOf).reduce<readonly Block[]>((blocks, block) => {
    const last = blocks.at(-1);
    return last && 'list' in last && 'list' in block && last.isNumbered === block.isNumbered
      ? [...blocks.slice(0, -1), { ...last, list: [...last.list, ...block.list] }]
      : [...blocks, block];
  }, []);
}

function blocksOf(markdown: string): readonly Block[] {
  return lexer(markdown).flatMap((token): Block[] => {
    if (token.type === 'space') return [];
    if (token.type === 'paragraph') return [{ text: inlines(token.tokens) }];
    if (token.type === 'heading' && token.depth === 2) return [{ heading: plain(token.tokens) }];
    if (token.type !== 'list') return refuse(token);
    const { items, ordered } = token as Tokens.List;
    const list = items.map(({ tokens: [only, ...more] }) =>
      only && more.length === 0
        ? inlines((only as Tokens.Generic).tokens)
        : refuse(more[0] ?? token),
    );
    return [{ list, isNumbered: ordered }];
  });
}

const inlines = (tokens: readonly Token[] = []): readonly Inline[] =>
  tokens.map((token) =>
    token.type === 'link' && /^(?:\/(?!\/)|https:|mailto:|tel:)/.test(token.href as string)
      ? { label: plain(token.tokens), href: token.href as string }
      : plain([token]),
  );

const plain = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if (token.type === 'br') return ' ';
      return token.type === 'text' || token.type === 'escape' ? String(token.text) : refuse(token);
    })
    .join('');

function refuse({ raw }: Token): never {
  throw new SyntaxError(`“${raw.trim()}”`);
}
