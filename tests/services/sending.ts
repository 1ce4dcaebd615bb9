import { afterEach, beforeEach, vi } from 'vitest';

export { message } from '../models/contact.model.ts';

export const application = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '0000000000',
  experience: 'Fresher',
  designation: 'App Developer',
  skills: ['react', 'node'],
};
export const resume = new File(['x'], 'Asha.pdf', { type: 'application/pdf' });

/** The service as a build with these settings has it, over the real EmailJS library. */
export async function build(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('../../src/services/email.ts');
}

/** jsdom does not tell a form that its data is read, as browsers do. */
class AnnouncedFormData extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    form?.dispatchEvent(Object.assign(new Event('formdata'), { formData: this }));
  }
}

export const post = vi.fn<typeof fetch>();

/** Gives every test of a file a server that answers \`OK\`. */
export function withServer(): void {
  beforeEach(() => {
    post.mockReset().mockImplementation(async () => new Response('OK'));
    vi.stubGlobal('fetch', post);
    vi.stubGlobal('FormData', AnnouncedFormData);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
}
