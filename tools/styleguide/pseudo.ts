/** Shows `:hover` and its like without a pointer. */
const pseudos = ['hover', 'focus-visible', 'active', 'user-invalid'] as const;
// Not after a backslash: there it is part of a class name.
const known = new RegExp(`(?<!\\\\):(${pseudos.join('|')})\\b`, 'g');

/**
 * Lets a state be shown that only a hand could bring about: every rule for `:hover` and its like holds for elements with
 * `data-pseudo="hover"`, too.
 */
export function showPseudoStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) widen(sheet);
}

function widen(holder: { readonly cssRules: CSSRuleList }): void {
  for (const rule of holder.cssRules) {
    if (rule instanceof CSSStyleRule) {
      const shown = rule.selectorText.replaceAll(known, '[data-pseudo~="$1"]');
      if (shown !== rule.selectorText) rule.selectorText += `, ${shown}`;
    }
    if ('cssRules' in rule) widen(rule as CSSGroupingRule);
  }
}
