import { build } from 'vite';
import { expect, test } from 'vitest';
import { contentAsData } from '../../tools/vite-content.ts';

/** The code that the browser's build gets for a module of `src/content/` that exports this in Node. */
async function codeOf(exported: Record<string, unknown> | undefined): Promise<unknown> {
  const { load } = contentAsData((path) => (path === 'services/crm.ts' ? exported : undefined));
  if (typeof load !== 'object') throw new Error('There is no load');
  return (load.handler as (id: string) => unknown)('/project/src/content/services/crm.ts');
}

test('a module of words is what it exports, under the same names', async () => {
  expect(
    await codeOf({ default: { heading: 'CRM', link: undefined }, lines: ['a “b”', "c's"] }),
  ).toBe(`export default {"heading":"CRM"};\nexport const lines = ["a “b”","c's"];`);
});

test('a module that exports something else than data, such as a function, stays as it is written', async () => {
  expect(await codeOf({ day: new Date(0) })).toBeUndefined();
  expect(await codeOf({ default: { lines: ['a', undefined] } })).toBeUndefined();
  expect(await codeOf({ default: { of: { day: () => 'Monday' } } })).toBeUndefined();
  expect(await codeOf({ format: String, words: 'a' })).toBeUndefined();
  expect(await codeOf(undefined)).toBeUndefined();
});

test('of loaders each becomes a chunk, which holds what its loader loads in Node', async () => {
  const posts = { 'gst-for-shops': async () => ({ default: { title: 'GST' } }) };
  const { load } = contentAsData((path) => (path === 'posts.ts' ? { default: posts } : undefined));
  if (typeof load !== 'object') throw new Error('There is no load');
  const codeAt = (id: string) => (load.handler as (id: string) => unknown)(id);
  expect(await codeAt('/project/src/content/posts.ts')).toBe(
    'export default { "gst-for-shops": () => import("./posts.ts?key=gst-for-shops") };',
  );
  expect(await codeAt('/project/src/content/posts.ts?key=gst-for-shops')).toBe(
    'export default {"title":"GST"};',
  );
});

test('a build that would give a visitor the checks of the facts fails', async () => {
  const visitors = build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/content/company.ts' } },
  });
  await expect(visitors).rejects.toThrow('@workshop/facts');
});
