import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { application, build, message, post, resume, withServer } from './sending.ts';

withServer();

test('with the owner’s keys a message goes to EmailJS itself', async () => {
  const { sendContact } = await build({
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
  });
  await sendContact(message);
  const [address, request] = post.mock.calls[0] ?? [];
  expect(address).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(JSON.parse(request?.body as string)).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { from_name: 'Asha Verma', subject: 'A new website' },
  });
});

test('without keys a message goes to the mailbox on the site’s own origin', async () => {
  const { sendContact } = await build({});
  await sendContact(message);
  expect(post.mock.calls[0]?.[0]).toBe(`${location.origin}/api/v1.0/email/send`);
});

test('EmailJS is initialised once, however often it is asked for; after a failure anew', async () => {
  const init = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('not loaded');
  });
  vi.doMock('@emailjs/browser', () => ({ init, send: async () => ({ text: 'OK' }) }));
  const { prepareEmail, sendContact } = await build({});
  await expect(sendContact(message)).rejects.toThrow('not loaded');
  for (let key = 0; key < 3; key += 1) prepareEmail();
  await sendContact(message);
  await sendContact(message);
  expect(init).toHaveBeenCalledTimes(2);
  vi.doUnmock('@emailjs/browser');
});

test('a resume that was changed since it was chosen fails with that cause, before anything is sent', async () => {
  const { sendApplication } = await build({});
  const changed = new File(['x'], 'Asha.pdf');
  const cause = new DOMException('The file has changed', 'NotReadableError');
  vi.spyOn(changed, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(cause) } as Blob);
  await expect(sendApplication(application, changed)).rejects.toBe(cause);
  expect(post).not.toHaveBeenCalled();
});

test('an answer that is no 200 is the cause of the failure', async () => {
  const { sendContact } = await build({});
  post.mockResolvedValue(new Response('Too Many Requests', { status: 429 }));
  await expect(sendContact(message)).rejects.toMatchObject({
    status: 429,
    text: 'Too Many Requests',
  });
});

test.each(['<!doctype html><p>Log in', '  \n<html>', '<p>'])(
  'an answer that is a page, %j, is somebody else’s: nothing has arrived',
  async (text) => {
    const { sendContact } = await build({});
    post.mockResolvedValue(new Response(text, { status: 200 }));
    await expect(sendContact(message)).rejects.toMatchObject({ status: 200, text });
  },
);

/** What the last request carried, by the names that a template knows. */
function sent(): Record<string, unknown> {
  const body = post.mock.calls.at(-1)?.[1]?.body;
  return body instanceof FormData
    ? Object.fromEntries(body)
    : (JSON.parse(body as string) as Record<string, unknown>);
}

test.each([
  ['its own', { VITE_EMAILJS_APPLICATION_TEMPLATE_ID: 'applications' }, 'applications'],
  ['that of messages, where there is one for both', {}, 'template'],
])('an application goes by %s template, a message by its own', async (_, more, expected) => {
  const { sendContact, sendApplication } = await build({
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
    ...more,
  });
  await sendContact(message);
  expect(sent().template_id).toBe('template');
  await sendApplication(application, resume);
  expect(sent()).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: expected,
    name: 'Asha Verma',
    skills: 'react, node',
  });
});

describe('what the owner pastes into EmailJS', () => {
  const guide = readFileSync('deploy/emailjs/README.md', 'utf8');
  const variables = (form: string) =>
    [...guide.matchAll(new RegExp(`^\\| ${form} +\\|[^|]+\\| \`(\\w+)\``, 'gm'))].map(
      ([, name]) => name ?? '',
    );
  const used = (text: string) =>
    [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].toSorted();

  test('names the fields of a message as they are sent, and its template uses each', async () => {
    const { sendContact } = await build({});
    await sendContact(message);
    const names = Object.keys(sent().template_params as object);
    expect(variables('contact').toSorted()).toEqual(names.toSorted());
    expect(used(readFileSync('deploy/emailjs/contact.html', 'utf8'))).toEqual(names.toSorted());
  });

  test('names the fields of an application as they are sent, and its template uses each but the file', async () => {
    const { sendApplication } = await build({});
    await sendApplication(application, resume);
    const ids = ['lib_version', 'service_id', 'template_id', 'user_id'];
    const names = Object.keys(sent()).filter((name) => !ids.includes(name));
    expect(variables('application').toSorted()).toEqual(names.toSorted());
    expect(used(readFileSync('deploy/emailjs/application.html', 'utf8'))).toEqual(
      names.filter((name) => name !== 'resume').toSorted(),
    );
    expect(sent().resume).toBeInstanceOf(File);
    expect(guide).toContain('**Parameter Name** `resume`');
  });

  test('the subjects and the answer address use fields that are sent', () => {
    expect(guide).toContain('`{{subject}} ({{from_name}})`');
    expect(guide).toContain('`Application: {{name}}, {{designation}}`');
    expect(used(guide)).toEqual(['designation', 'email', 'from_name', 'name', 'subject']);
  });
});
