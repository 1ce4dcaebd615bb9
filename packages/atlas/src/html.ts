/** Markup, as against text, which is escaped where it is put into markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** Markup with values in it: strings are escaped, lists joined, `false` and `undefined` left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings.map((text, index) => (index === 0 ? text : render(parts[index - 1]) + text)).join(''),
  );
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part !== 'string' && typeof part !== 'number') return part.map(render).join('');
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
