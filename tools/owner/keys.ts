/** Checks the keys of EmailJS. */
import { FactsError, type Fault, faultsOf, linesOf } from '@workshop/facts';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

const right = 'copy it from your EmailJS account: letters, digits, - and _';
const key = (title: string, where: string) =>
  z
    .string(right)
    .trim()
    .regex(/^[\w-]+$/, right)
    .meta({ title, description: `At EmailJS: ${where}.` });
/** What EmailJS needs. Applications may have a template of their own. */
export const keys = z.object({
  VITE_EMAILJS_PUBLIC_KEY: key('Public key', 'Account, General'),
  VITE_EMAILJS_SERVICE_ID: key('Service ID', 'Email Services'),
  VITE_EMAILJS_TEMPLATE_ID: key('Template ID', 'Email Templates, Settings'),
  VITE_EMAILJS_APPLICATION_TEMPLATE_ID: key(
    'Template ID of job applications',
    'Email Templates, Settings; empty where both forms have the same template',
  ).optional(),
});
const spam = z.object({
  VITE_SPAM_LIMIT_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/, 'write a whole number of seconds')
    .optional(),
});

/** Whether any key is set: then all that are needed have to be. */
export const hasKeys = (env: Environment): boolean =>
  Object.keys(keys.shape).some((name) => env[name] !== undefined);

/** What is wrong with the keys, of which none is quoted. */
export const keyFaults = (env: Environment): readonly Fault[] =>
  hasKeys(env)
    ? faultsOf(keys, env).map(({ path }) => {
        const isMissing = env[String(path[0])] === undefined;
        return { path, message: `${isMissing ? 'is missing' : 'is no key'}: ${right}` };
      })
    : [];

/**
 * Checks the settings of `.env`.
 * @throws FactsError naming each that is wrong.
 */
export function checkKeys(env: Environment): void {
  const faults = [...keyFaults(env), ...faultsOf(spam, env)];
  if (faults.length > 0) throw new FactsError(linesOf(faults, '.env').join('\n'));
}
