// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const message = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  subject: 'A new website',
  message: 'Please call me.',
};

/** The service as a build with these keys has it. */
async function build(keys: Record<string, string>) {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('../../src/services/email.ts');
}

const post = vi.fn<typeof fetch>();
beforeEach(() => {
  post.mockReset().mockResolvedValue(new Response('OK'));
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

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

test('an answer that is no 200 is the cause of the failure', async () => {
  const { sendContact } = await build({});
  post.mockResolvedValue(new Response('Too Many Requests', { status: 429 }));
  await expect(sendContact(message)).rejects.toMatchObject({
    status: 429,
    text: 'Too Many Requests',
  });
});
