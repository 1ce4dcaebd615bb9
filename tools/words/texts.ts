/** Finds and changes the texts of the modules in `src/content/`. */
import { type ESTree, parseSync, Visitor } from 'vite';

/** One text of a module. */
export interface Text {
  /** Without spaces around it; what code fills in is a name in braces, such as `{city}`. */
  readonly text: string;
  /** Its fields, such as `['hero', 'tagline']`, or its variable. */
  readonly field: readonly string[];
}

/** Fields that hold an address, an id or the name of a file. */
const noWords = [
  'href',
  'id',
  'icon',
  'family',
  'kind',
  'step',
  'company',
  'locale',
  'lang',
  'dir',
];
/** Fields that hold no words beside another, such as a picture's name beside its `alt`. */
const besides: Readonly<Record<string, string>> = {
  name: 'alt',
  src: 'alt',
  screen: 'alt',
  value: 'label',
};
const placeholder = /(\{\w+\})/;
/** A text and its placeholders by turns: `['From ', '{city}', ' to you']`. */
const partsOf = (text: string) => text.split(placeholder);

/** What the site fills in, such as `{city}`, in alphabetical order. */
export const placeholdersIn = (text: string): readonly string[] =>
  partsOf(text)
    .filter((_, index) => index % 2 === 1)
    .toSorted();
/** The rest of a text, before, between and after them. */
export const wordsAround = (text: string): readonly string[] =>
  partsOf(text).filter((_, index) => index % 2 === 0);

/** The texts of a module, in their order. */
export function textsIn(code: string): readonly Text[] {
  const found: Text[] = [];
  withTexts(code, (text, field) => {
    found.push({ text, field });
    return text;
  });
  return found;
}

/**
 * A module with other texts.
 * @param change answers the text that takes the place of another; it may use the same placeholders.
 * @throws Error where a text holds code that is not a variable or a field.
 */
export function withTexts(
  code: string,
  change: (text: string, field: readonly string[]) => string,
): string {
  const { program, errors } = parseSync('content.ts', code);
  if (errors[0]) throw new Error(errors[0].message);
  const skipped = new Set<unknown>();
  const variables: string[] = [];
  const fields: string[] = [];
  const edits: { readonly start: number; readonly end: number; readonly code: string }[] = [];

  const edit = ({ start, end }: ESTree.Node, whole: string, write: (text: string) => string) => {
    const text = whole.trim();
    const isAddress = /^\/[#\w]/.test(text);
    if (isAddress || !/\p{L}/u.test(wordsAround(text).join(''))) return;
    const changed = change(text, fields.length > 0 ? [...fields] : variables.slice(-1));
    if (changed !== text)
      edits.push({ start, end, code: write(whole.replace(text, () => changed)) });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => void skipped.add(source),
    ImportExpression: ({ source }) => void skipped.add(source),
    TSLiteralType: ({ literal }) => void skipped.add(literal),
    MemberExpression: ({ property }) => void skipped.add(property),
    BinaryExpression: ({ left, right }) => void skipped.add(left).add(right),
    CallExpression: (call) => call.arguments.forEach((argument) => skipped.add(argument)),
    NewExpression: (call) => call.arguments.forEach((argument) => skipped.add(argument)),
    ObjectExpression(object) {
      const properties = object.properties.filter((inner) => inner.type === 'Property');
      const names = properties.map(({ key }) => nameOf(key));
      for (const { value, key } of properties) {
        const name = nameOf(key);
        const hasNoWords = noWords.includes(name) || names.includes(besides[name] ?? '-');
        const isText = value.type === 'Literal' || value.type === 'TemplateLiteral';
        if ((hasNoWords && isText) || skipped.has(object)) skipped.add(value);
      }
    },
    VariableDeclarator: ({ id }) => void variables.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': () => void variables.pop(),
    Property(property) {
      skipped.add(property.key);
      fields.push(nameOf(property.key));
    },
    'Property:exit': () => void fields.pop(),
    Literal(node) {
      if (typeof node.value === 'string' && !skipped.has(node))
        edit(node, node.value, (text) => JSON.stringify(text));
    },
    TemplateLiteral(node) {
      if (skipped.has(node)) return;
      const names = node.expressions.map((inner) => `{${expressionName(inner)}}`);
      const codes = new Map(
        node.expressions.map(({ start, end }, index) => [
          names[index],
          `\${${code.slice(start, end)}}`,
        ]),
      );
      const text = node.quasis.map(({ value }, index) => value.cooked + (names[index] ?? ''));
      edit(node, text.join(''), (changed) => {
        const written = partsOf(changed).map(
          (part) => codes.get(part) ?? part.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`),
        );
        return `\`${written.join('')}\``;
      });
    },
  }).visit(program);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, code }) => rest.slice(0, start) + code + rest.slice(end), code);
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** What a placeholder is called: `city` for `company.city`. */
function expressionName(expression: ESTree.Expression): string {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier')
    return expression.property.name;
  throw new Error('A text of `src/content/` may hold variables and fields only');
}
