import { expect, test, vi } from 'vitest';

// A page whose code throws: what React shows in its place is rendered by `Failed` alone.
vi.mock('../../src/components/Boundary.tsx', () => ({
  Boundary: ({ fallback, children }: { fallback?: unknown; children: unknown }) =>
    fallback ?? children,
}));
const { render } = await import('../../src/app/prerender.tsx');

test('a page that fails says so at once to eye and ear, and has two ways on: to try again at its own address, or to call', async () => {
  const { page } = await render('/Contact');
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? '';
  expect(main).toMatch(
    /<p role="alert"[^>]*>The page did not load\. Try again, or reach us directly:<!-- --> <a [^>]*href="tel:/,
  );
  expect(main).toMatch(/<a href="\/Contact"[^>]*>Try again<\/a>/);
});
