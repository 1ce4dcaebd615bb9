import { expect, test, vi } from 'vitest';

// The footer of every page throws, and so does the gallery.
vi.mock('../../src/components/frame/Footer.tsx', () => ({
  Footer() {
    throw new TypeError('no address');
  },
}));
vi.mock('../../src/pages/Gallery.tsx', () => ({
  default: function Gallery() {
    throw new Error('no pictures');
  },
}));
const { render } = await import('../../src/app/prerender.tsx');

const holesOf = (path: string) =>
  render(path, '/style.css').then(
    () => [],
    (error: Error) => error.message.split('\n').toSorted(),
  );
const footer = 'Footer in SiteFooter in Suspense in Boundary in App: TypeError: no address';

test('a part that throws makes no page with a hole but an error that names address, part and cause', async () => {
  expect(await holesOf('/Contact')).toEqual([`/Contact: ${footer}`]);
});

test('a page that throws is named', async () => {
  expect(await holesOf('/ourgallery')).toEqual([
    `/ourgallery: ${footer}`,
    '/ourgallery: Gallery in Screen in Suspense in Boundary in App: Error: no pictures',
  ]);
});
