/** Declarations that a browser of the build's target never reads, because it knows what the condition asks for. */
const known =
  /^\((?:color: ?color-mix|background-image: ?linear-gradient)\(in lab, ?red, ?red\)\)$/;

/**
 * Takes out of Tailwind's stylesheet what it writes for older browsers and for utilities that the site does not use: it
 * is a third of the whole, and stands in every page. A `--tw-…` that is registered not to inherit and that no rule sets to
 * anything but its first value is that value wherever it is used. Nothing else may set one, neither a script nor a `style`.
 */
export default function fold() {
  return {
    postcssPlugin: 'fold',
    OnceExit(root, { list }) {
      root.walkAtRules((rule) => {
        // Registers by hand what `@property` registers.
        if (rule.name === 'layer' && rule.params === 'properties') rule.remove();
        if (rule.name !== 'supports' || !known.test(rule.params)) return;
        const better = new Set(rule.nodes?.map((node) => node.type === 'decl' && node.prop));
        rule.parent?.each((node) => {
          if (node.type === 'decl' && better.has(node.prop)) node.remove();
        });
        rule.replaceWith(rule.nodes ?? []);
      });

      /** A constant's value; undefined for one that has none. */
      const constants = new Map();
      root.walkAtRules('property', (rule) => {
        let value;
        rule.walkDecls('initial-value', (decl) => void (value = decl.value));
        constants.set(rule.params, value);
      });
      root.walkDecls(/^--tw-/, (decl) => {
        if (constants.get(decl.prop) !== decl.value) constants.delete(decl.prop);
      });

      const resolve = (value) => {
        let resolved = value;
        for (const [name, constant] of constants) {
          // Its fallback holds no brackets of its own, and counts only where there is no value.
          const use = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
          resolved = resolved.replace(use, (_, fallback) => constant ?? fallback ?? '');
        }
        return resolved;
      };
      root.walkDecls((decl) => {
        if (decl.prop.startsWith('--tw-') && constants.has(decl.prop)) return void decl.remove();
        if (!decl.value.includes('var(--tw-')) return;
        decl.value = resolve(decl.value);
        if (decl.prop === 'box-shadow') {
          const shadows = list.comma(decl.value).filter((shadow) => shadow !== '0 0 #0000');
          decl.value = shadows.join(', ');
        }
      });
      root.walkAtRules('property', (rule) => {
        if (constants.has(rule.params)) rule.remove();
      });
    },
  };
}
