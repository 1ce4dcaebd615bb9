import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Answer = 'js' | 'html' | number | 'refused' | 'cut' | { after: number };

/** The files asked for, in order. */
let asked: string[];
let answers: Answer[];
let fetchWhole: (paths: readonly string[]) => Promise<void>;

const javascript = { headers: { 'content-type': 'text/javascript' } };
const cutOff = () =>
  new ReadableStream({
    start: (stream) => stream.error(new TypeError('cut off')),
  });

async function answer(path: string): Promise<Response> {
  asked.push(path);
  const next = answers.shift() ?? 'js';
  if (next === 'refused') throw new TypeError('refused');
  if (next === 'cut') return new Response(cutOff(), javascript);
  if (next === 'html') return new Response('<p>', { headers: { 'content-type': 'text/html' } });
  if (typeof next === 'number') return new Response('', { status: next, ...javascript });
  if (typeof next === 'object') await new Promise((over) => setTimeout(over, next.after));
  return new Response('export {}', javascript);
}

/** Asks for the files, and says how that went so far. */
function watch(...paths: string[]) {
  const seen: { outcome: unknown } = { outcome: 'waiting' };
  fetchWhole(paths).then(
    () => (seen.outcome = 'here'),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ fetchWhole } = await import('../../../src/app/boot/fetch-whole.ts'));
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each file is asked for once, however many ask for it', async () => {
  const first = watch('/a.js', '/b.js');
  const second = watch('/b.js');
  await pass(0);
  expect([first.outcome, second.outcome]).toEqual(['here', 'here']);
  expect(watch('/a.js').outcome).toBe('waiting');
  await pass(0);
  expect(asked).toEqual(['/a.js', '/b.js']);
});

test('no file at all is here at once', async () => {
  const none = watch();
  await pass(0);
  expect(none.outcome).toBe('here');
});

describe('a file that fails', () => {
  test.each<[string, Answer]>([
    ['is not there', 404],
    ['is refused', 'refused'],
    ['is cut off in the middle', 'cut'],
    ['is a hotel’s login page', 'html'],
  ])('because it %s is asked for again after 1 s, then after 3 s', async (_, how) => {
    answers = [how, how];
    const file = watch('/a.js');
    await pass(999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(2999);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asked).toHaveLength(3);
    expect(file.outcome).toBe('here');
  });

  test('three times is a failure, which says what the server answered; the next who asks gets it anew', async () => {
    answers = [503, 503, 404];
    const file = watch('/a.js');
    await pass(4000);
    expect(file.outcome).toEqual(new Error('/a.js: 404 text/javascript'));
    const again = watch('/a.js');
    await pass(0);
    expect(again.outcome).toBe('here');
    expect(asked).toHaveLength(4);
  });

  test('is asked for again, also where the browser says that there is no line: it may be wrong', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = ['refused', 'js'];
    const file = watch('/a.js');
    await pass(1000);
    expect(file.outcome).toBe('here');
  });

  test('takes those with it that need it, and not the others', async () => {
    answers = ['js', 404, 404, 404];
    const both = watch('/a.js', '/b.js');
    await pass(4000);
    expect(both.outcome).toEqual(new Error('/b.js: 404 text/javascript'));
    const one = watch('/a.js');
    await pass(0);
    expect(one.outcome).toBe('here');
    expect(asked).toEqual(['/a.js', '/b.js', '/b.js', '/b.js']);
  });
});

describe('a file that hangs', () => {
  test('is asked for again beside itself after 10 s', async () => {
    answers = [{ after: 1e9 }];
    const file = watch('/a.js');
    await pass(9999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    expect(file.outcome).toBe('here');
  });

  test('and comes after all is here as soon as it has come, whatever became of the second try', async () => {
    answers = [{ after: 12_000 }, { after: 1e9 }];
    const file = watch('/a.js');
    await pass(11_999);
    expect(file.outcome).toBe('waiting');
    await pass(1);
    expect(file.outcome).toBe('here');
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });
});
