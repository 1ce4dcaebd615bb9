import type { Application } from '../machines/application/application.machine.ts';
import type { ContactMessage } from '../machines/contact/contact.machine.ts';
import type { Attachment } from '../machines/form.ts';
import { checkHoneypot, noteArrival, spamOptions } from './spam.ts';

/**
 * The owner's EmailJS keys, fixed in the client when the site is built (specification 7), which checks that all or none
 * are set; the template of applications may be that of messages. Without keys mail goes to the mailbox on the site's own origin, which takes any ids.
 */
const {
  VITE_EMAILJS_PUBLIC_KEY: publicKey = 'mailbox',
  VITE_EMAILJS_SERVICE_ID: serviceId = 'mailbox',
  VITE_EMAILJS_TEMPLATE_ID: contactTemplate = 'mailbox',
  VITE_EMAILJS_APPLICATION_TEMPLATE_ID: applicationTemplate = contactTemplate,
} = import.meta.env;

let loaded: ReturnType<typeof prepare> | undefined;

/** Imports EmailJS and prepares it, once; after a failure anew. */
function loadEmailJs() {
  loaded ??= prepare().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function prepare() {
  hideBlockedStorage();
  const emailjs = await import('@emailjs/browser');
  emailjs.init(
    { publicKey, ...spamOptions() },
    publicKey === 'mailbox' ? location.origin : undefined,
  );
  return emailjs;
}

/** Loads EmailJS before it is needed: a deploy may delete its file while a form is filled in. */
export function prepareEmail(): void {
  // What does not come is asked for again when the form is sent.
  loadEmailJs().catch(() => {});
}

/**
 * Sends a visitor's message by `POST /api/v1.0/email/send` (specification 7).
 * @throws what EmailJS rejects with: an `EmailJSResponseStatus {status, text}`, a `TypeError` (network), a string.
 */
export async function sendContact(message: ContactMessage): Promise<void> {
  checkHoneypot();
  const { send } = await loadEmailJs();
  const { firstName, lastName, email, phone, subject, message: text } = message;
  const answer = await send(serviceId, contactTemplate, {
    from_name: `${firstName} ${lastName}`,
    email,
    phone,
    subject,
    message: text,
  });
  settle(answer);
}

/**
 * Takes note of what has arrived. The service answers in plain words. A page of HTML with status 200 is somebody else's, a hotel's login say, and nothing
 * has arrived.
 * @throws the answer.
 */
function settle(answer: { text: string }): void {
  if (answer.text.trimStart().startsWith('<')) throw answer;
  noteArrival();
}

/** EmailJS reads `localStorage` when it loads, which throws where storage is blocked. We never let it store anything. */
function hideBlockedStorage(): void {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * Sends a job application with its resume by `POST /api/v1.0/email/send-form` (specification 7). What each
 * field is called in a template: deploy/emailjs/README.md.
 * @param resume the browser's `File` that was chosen.
 * @throws as `sendContact`; a `TypeError` if the resume is no file; a `NotReadableError` or `NotFoundError` if the file was
 * changed or moved.
 */
export async function sendApplication(
  { skills, ...fields }: Application,
  resume: Attachment | undefined,
): Promise<void> {
  if (!(resume instanceof File)) throw new TypeError('The resume is no file');
  checkHoneypot();
  // A file that was changed since it was chosen fails here with its own name, and not as a broken connection.
  await resume.slice(0, 1).arrayBuffer();
  const { sendForm } = await loadEmailJs();
  // The library reads a form of the page. This one fills itself with what the machine holds, and with nothing else.
  const form = document.createElement('form');
  form.addEventListener('formdata', ({ formData }) => {
    const texts = { ...fields, skills: skills.join(', ') };
    for (const [name, value] of Object.entries(texts)) formData.set(name, value);
    formData.set('resume', resume);
  });
  settle(await sendForm(serviceId, applicationTemplate, form));
}
