import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { application, build, message, post, resume, withServer } from './sending.ts';

withServer();

const answer =
  (status: number, text = 'OK') =>
  () =>
    Promise.resolve(new Response(text, { status }));
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
});
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A form as the site has it, its field for programs filled in with this. */
function trap(value: string): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { name: 'leave-empty', value });
  const main = document.createElement('main');
  main.append(document.createElement('form'));
  main.firstElementChild?.append(input);
  document.body.append(main);
  return input;
}

test('by default nothing is limited, blocked or trapped, and nothing is stored', async () => {
  vi.stubGlobal('navigator', { ...navigator, webdriver: true, languages: [] });
  trap('filled in');
  const { sendContact, sendApplication } = await build({});
  for (let n = 0; n < 3; n += 1) await sendContact(message);
  await sendApplication(application, resume);
  expect(post).toHaveBeenCalledTimes(4);
  expect(localStorage).toHaveLength(0);
});

describe('a limit of sixty seconds', () => {
  const limited = { VITE_SPAM_LIMIT_SECONDS: '60' };

  test('refuses a second message, of either form, until the time is over, also after a reload', async () => {
    await (await build(limited)).sendContact(message);
    const { sendContact, sendApplication } = await build(limited);
    later(59);
    await expect(sendContact(message)).rejects.toMatchObject({ status: 429 });
    await expect(sendApplication(application, resume)).rejects.toMatchObject({ status: 429 });
    later(2);
    await sendApplication(application, resume);
    await expect(sendContact(message)).rejects.toMatchObject({ status: 429 });
    expect(post).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Promise<Response>]>([
    ['500', answer(500)],
    ['429 of the service', answer(429)],
    ['a login page', answer(200, '<html>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('never stands in the way of another try after a failure: %s', async (_, failure) => {
    const { sendContact } = await build(limited);
    for (let n = 0; n < 3; n += 1) {
      post.mockImplementationOnce(failure);
      await expect(sendContact(message)).rejects.toBeDefined();
    }
    await sendContact(message);
    expect(post).toHaveBeenCalledTimes(4);
  });

  test('lets through whoever sent while the clock was a year ahead', async () => {
    const { sendContact } = await build(limited);
    later(31_536_000);
    await sendContact(message);
    later(-31_536_000);
    await sendContact(message);
    expect(post).toHaveBeenCalledTimes(2);
  });

  test.each(['getItem', 'setItem'] as const)('is none where storage fails at %s', async (name) => {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { sendContact } = await build(limited);
    await sendContact(message);
    await sendContact(message);
    vi.restoreAllMocks();
    expect(post).toHaveBeenCalledTimes(2);
  });
});

test('the honeypot refuses a message only if the field that people do not see is filled in', async () => {
  const { sendContact, sendApplication } = await build({ VITE_SPAM_HONEYPOT: 'on' });
  trap('');
  await sendContact(message);
  const field = trap('https://spam.example');
  await expect(sendContact(message)).rejects.toMatchObject({ status: 403 });
  field.value = 'spam';
  await expect(sendApplication(application, resume)).rejects.toMatchObject({ status: 403 });
  expect(post).toHaveBeenCalledTimes(1);
});

test('a person whose browser filled the hidden field in can send at the second try', async () => {
  const { sendContact } = await build({ VITE_SPAM_HONEYPOT: 'on' });
  trap('https://asha.example');
  await expect(sendContact(message)).rejects.toMatchObject({ status: 403 });
  await sendContact(message);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a browser driven by a program is refused where the owner says so', async () => {
  const { sendContact } = await build({ VITE_SPAM_BLOCK_HEADLESS: 'on' });
  await sendContact(message);
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
  await expect(sendContact(message)).rejects.toMatchObject({ status: 451 });
  expect(post).toHaveBeenCalledTimes(1);
});

test('a blocked address is refused, in either form, and others are not', async () => {
  const { sendContact, sendApplication } = await build({
    VITE_SPAM_BLOCK_LIST: 'x@example.com, asha@example.com',
  });
  await expect(sendContact(message)).rejects.toMatchObject({ status: 403 });
  await expect(sendApplication(application, resume)).rejects.toMatchObject({ status: 403 });
  await sendContact({ ...message, email: 'ravi@example.com' });
  expect(post).toHaveBeenCalledTimes(1);
});
