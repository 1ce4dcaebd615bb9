/** A PostCSS plugin that folds what Tailwind writes twice, for newer and for older browsers. */

/** Tailwind's first values, which it sets by a rule in this layer or, in newer browsers, registers. */
const isFirstValues = (node) => node.name === 'layer' && node.params === 'properties';

/** A colour with an opacity, as all browsers with layers know it (`tailwind.config.ts` writes variable colours as `rgb(var(…))`). */
const plainColour = (value) =>
  value
    .replaceAll(
      /color-mix\(in \w+, rgb\((var\([^)]+\))\) ([\d.]+%), transparent\)/g,
      'rgb($1 / $2)',
    )
    .replaceAll(/color-mix\(in oklab, (#\w+ [\d.]+%, transparent\))/g, 'color-mix(in srgb, $1');

/**
 * Tailwind writes much of its stylesheet twice, for newer and for older browsers. Keeps one version, which both read, and
 * resolves each `--tw-…` that no rule changes. Nothing else may set one, neither a script nor a `style`.
 */
export default function fold() {
  return {
    postcssPlugin: 'fold',
    OnceExit(root, { list }) {
      root.walkDecls((decl) => {
        decl.value = plainColour(decl.value);
        const older = decl.value.replaceAll(/\d[ds]vh\b/g, (unit) => unit.replace(/[ds]/, ''));
        if (older !== decl.value) decl.cloneBefore({ value: older });
      });
      root.walkAtRules((rule) => {
        if (rule.name === 'property') return void rule.remove();
        if (rule.name === 'media') {
          // Lightning CSS would write a `not (…)` that is as new.
          rule.params = rule.params.replace(/\(width < (.+)\)/, 'not all and (min-width: $1)');
        }
        if (rule.name !== 'supports') return;
        // Each gradient of the site has one colour, at several opacities: the same in every colour space.
        if (rule.params.includes('linear-gradient(in lab')) return void rule.remove();
        if (rule.params.includes('color-mix(')) {
          if (rule.toString().includes(': color-mix(in oklab')) return;
          const better = new Set(rule.nodes.map(({ prop }) => prop));
          rule.parent.each((node) => void (better.has(node.prop) && node.remove()));
        } else if (!isFirstValues(rule.parent)) return;
        rule.replaceWith(rule.nodes);
      });

      const constants = new Map();
      root.each((layer) => {
        if (isFirstValues(layer))
          layer.walkDecls(({ prop, value }) => void constants.set(prop, value));
      });
      root.walkDecls(/^--tw-/, ({ prop, value }) => {
        if (constants.get(prop) !== value) constants.delete(prop);
      });
      const resolve = (value) => {
        let resolved = value;
        for (const [name, constant] of constants) {
          // Its fallback counts only where there is no value.
          const use = new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');
          resolved = resolved.replace(use, (_, fallback = '') =>
            constant === 'initial' ? fallback : constant,
          );
        }
        return resolved;
      };
      root.walkDecls((decl) => {
        if (constants.has(decl.prop)) return void decl.remove();
        if (!decl.value.includes('var(--tw-')) return;
        decl.value = resolve(decl.value);
        if (decl.prop === 'box-shadow') {
          const shadows = list.comma(decl.value).filter((shadow) => shadow !== '0 0 #0000');
          decl.value = shadows.join(', ');
        }
      });
    },
  };
}
