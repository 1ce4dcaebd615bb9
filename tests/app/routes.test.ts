import { expect, test } from 'vitest';
import { resolve, routeAt } from '../../src/app/routes.tsx';

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

test('a post that is loaded ahead of the press and by the press is one screen', async () => {
  const route = routeAt('/ourblog/cybersecurity');
  const [ahead, pressed] = await Promise.all([route.load(), route.load()]);
  expect(pressed).toBe(ahead);
  expect(route.screen).toBe(ahead);
});

test.each([
  ['/ourBlog/GST-for-shops/', '/ourblog/gst-for-shops'],
  ['/CARRER/React-Developer', '/Carrer/react-developer'],
])(
  '%s, in other capitals or with a slash at the end, leads to its exact spelling',
  (address, path) => {
    expect(resolve(address)).toEqual({ kind: 'moved', path });
  },
);

test.each([
  '/ourblog/a/b',
  '/ourblog/a.html',
  '/ourblog//',
  '/Carrer/a.b',
  '/Carrer//',
  '/UIPage/a',
])('%s is no page', (address) => expect(resolve(address).kind).not.toBe('found'));
