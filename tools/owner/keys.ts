/** Checks the keys of EmailJS. */
import { FactsError, faultsOf, linesOf } from '@workshop/facts';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** What EmailJS needs; the last is the template of applications, where they have one of their own. */
export const keyNames = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;
export const applicationKey = 'VITE_EMAILJS_APPLICATION_TEMPLATE_ID';

const right = 'copy it from your EmailJS account, or set none of them';
const key = z.string(right).trim().min(1, right);
const keys = z.object({
  VITE_EMAILJS_PUBLIC_KEY: key,
  VITE_EMAILJS_SERVICE_ID: key,
  VITE_EMAILJS_TEMPLATE_ID: key,
  [applicationKey]: key.optional(),
});
const spam = z.object({
  VITE_SPAM_LIMIT_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/, 'write a whole number of seconds')
    .optional(),
});

/** Whether any key is set: then all that are needed have to be. */
export const hasKeys = (env: Environment): boolean =>
  [...keyNames, applicationKey].some((name) => env[name] !== undefined);

/**
 * Checks the settings of `.env`.
 * @throws FactsError naming each that is wrong. It quotes no key.
 */
export function checkKeys(env: Environment): void {
  const faults = [...(hasKeys(env) ? faultsOf(keys, env) : []), ...faultsOf(spam, env)];
  if (faults.length > 0) throw new FactsError(linesOf(faults, '.env').join('\n'));
}
