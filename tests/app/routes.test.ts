import { expect, test } from 'vitest';
import { resolve } from '../../src/app/routes.tsx';

test.each([
  ['/%43ontact', '/Contact'],
  ['/Our%2Dvision%2Dfor%2Dstudent', '/Our-vision-for-student'],
  ['/TermsAnd%2DConditions', '/TermsAnd-Conditions'],
])('%s is the page %s: an encoded letter is that letter (RFC 3986, 6.2.2.2)', (address, path) => {
  const found = resolve(address);
  expect(found.kind === 'found' && found.route.path).toBe(path);
});

test('an encoded letter in other capitals leads to the exact spelling', () => {
  expect(resolve('/%43ONTACT')).toEqual({ kind: 'moved', path: '/Contact' });
});

test.each(['/%ff', '/UIPage%2FContact', '/%'])('%s is unknown', (address) => {
  expect(resolve(address).kind).toBe('unknown');
});

test('a post in other capitals, or with a slash at the end, leads to its exact spelling', () => {
  expect(resolve('/ourBlog/GST-for-shops/')).toEqual({
    kind: 'moved',
    path: '/ourblog/gst-for-shops',
  });
  for (const path of ['/ourblog/a/b', '/ourblog/a.html', '/ourblog//'])
    expect(resolve(path).kind, path).not.toBe('found');
});
