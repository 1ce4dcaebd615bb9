import { expect, test, vi } from 'vitest';

// A page whose code throws: what React shows in its place is rendered by `Failed` alone.
vi.mock('../../src/components/Boundary.tsx', () => ({
  Boundary: ({ fallback, children }: { fallback?: unknown; children: unknown }) =>
    fallback ?? children,
}));
const { render } = await import('../../src/app/prerender.tsx');

test('a page that fails says so at once to eye and ear, and has a way to try again at its own address', async () => {
  const { page } = await render('/Contact');
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? '';
  expect(main).toMatch(
    /<p role="alert"[^>]*>This page did not load\. Check your internet connection and try again\.<\/p>/,
  );
  expect(main).toMatch(/<a href="\/Contact"[^>]*>Try again<\/a>/);
});
