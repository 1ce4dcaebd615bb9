import { expect, test } from 'vitest';
import { frame } from '../../src/app/App.tsx';
import { render } from '../../src/app/prerender.tsx';
import { notFound, routes } from '../../src/app/routes.tsx';

test(
  'each page has the parts that its route names, and no others',
  { timeout: 120_000 },
  async () => {
    for (const { path, parts } of [...routes, notFound]) {
      const { page } = await render(path);
      const rendered = page.match(/ class="later">/g) ?? [];
      expect(rendered, path).toHaveLength(frame.length + parts.length);
    }
  },
);
