import { expect, test, vi } from 'vitest';

// The footer of every page throws, and so does the gallery. The blog has a part that its route does not name.
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
vi.mock('../../src/pages/Blog.tsx', async () => {
  const { later } = await import('../../src/components/later.tsx');
  const { part } = await import('../../src/components/parts.ts');
  const Forgotten = later(part('Forgotten', () => Promise.resolve({ default: () => 'here' })));
  return {
    default: function Blog() {
      return <Forgotten />;
    },
  };
});
const { render } = await import('../../src/app/prerender.tsx');

const holesOf = (path: string) =>
  render(path).then(
    () => [],
    (error: Error) => error.message.split('\n').toSorted(),
  );
const footer = 'Footer in Below in Arriving in Suspense in Later in App: TypeError: no address';

test('a part that throws makes no page with a hole but an error that names address, part and cause', async () => {
  expect(await holesOf('/Contact')).toEqual([`/Contact: ${footer}`]);
});

test('a page that throws is named, and so is everything else that is left out of it', async () => {
  expect(await holesOf('/ourgallery')).toEqual([
    `/ourgallery: ${footer}`,
    '/ourgallery: Gallery in Screen in Boundary in Suspense in App: Error: no pictures',
  ]);
});

test('a part that the route does not name is not waited for without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const holes = holesOf('/ourblog');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await holes).toEqual([
    '/ourblog: Arriving in Suspense in Later in Blog in Screen in Boundary in Suspense in App: waits for code that its route does not name (src/app/routes.tsx)',
    `/ourblog: ${footer}`,
  ]);
});
