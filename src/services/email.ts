import type { ContactMessage } from '../machines/contact/contact.machine.ts';

/**
 * The owner's three EmailJS keys, fixed in the client when the site is built (specification 7), which checks that all
 * or none are set. Without them mail goes to the mailbox on the site's own origin, which takes any ids.
 */
const {
  VITE_EMAILJS_PUBLIC_KEY: publicKey = 'mailbox',
  VITE_EMAILJS_SERVICE_ID: serviceId = 'mailbox',
  VITE_EMAILJS_TEMPLATE_ID: templateId = 'mailbox',
} = import.meta.env;

/**
 * Sends a visitor's message by `POST /api/v1.0/email/send` (specification 7).
 * @throws what EmailJS rejects with: an `EmailJSResponseStatus {status, text}`, a `TypeError` (network), a string.
 */
export async function sendContact(message: ContactMessage): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey }, publicKey === 'mailbox' ? location.origin : undefined);
  const { firstName, lastName, email, phone, subject, message: text } = message;
  await send(serviceId, templateId, {
    from_name: `${firstName} ${lastName}`,
    email,
    phone,
    subject,
    message: text,
  });
}
