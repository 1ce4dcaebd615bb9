import { type ReactNode, useContext } from 'react';
import { expect, test, vi } from 'vitest';

// Every view throws before it is on the page, and each boundary renders what the site supplies.
vi.mock('../../src/components/Boundary.tsx', async (actual) => {
  const { BoundaryContext } = await actual<typeof import('../../src/components/Boundary.tsx')>();
  function Boundary({ children }: { children: ReactNode }) {
    const site = useContext(BoundaryContext);
    if (!site.fallback) return children;
    return <BoundaryContext value={{ ...site, fallback: null }}>{site.fallback}</BoundaryContext>;
  }
  return { BoundaryContext, Boundary };
});
const { render } = await import('../../src/app/prerender.tsx');

test('what throws before it is on the page is an alert, and has two ways on: to try again at its own address, or to call', async () => {
  const page = await render('/Contact', '/style.css');
  expect(page).toMatch(
    /<p role="alert"[^>]*>This part of the page did not load\. You can load the page anew, or reach us directly: <a [^>]*href="tel:/,
  );
  expect(page).toMatch(/<a href="\/Contact"[^>]*>Try again<\/a>/);
});
