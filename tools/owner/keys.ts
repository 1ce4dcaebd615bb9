/** Checks the settings of `.env`. */
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
const script =
  'write the address of its script in the manual mode, such as https://plausible.io/js/script.manual.js';
const domain = 'write the domain as the service knows it, such as your-domain.in';
/** A service that counts page views. */
const counter = z.object({
  VITE_PAGE_VIEWS_SCRIPT: z
    .string(script)
    .refine((url) => isManualScript(url), script)
    .meta({ title: 'Page views: script', description: `To count them: ${script}.` }),
  VITE_PAGE_VIEWS_DOMAIN: z
    .string(domain)
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, domain)
    .meta({ title: 'Page views: domain', description: `To count them: ${domain}.` }),
});

/** In any other mode the script counts by itself, and each page would be counted twice. */
function isManualScript(url: string): boolean {
  const { protocol = '', pathname = '' } = URL.canParse(url) ? new URL(url) : {};
  return protocol === 'https:' && /\bmanual\b[^/]*\.js$/.test(pathname);
}

/** What the desk asks for: none of it is needed. */
export const settings = z.object({ ...keys.shape, ...counter.shape }).partial();

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

const hasCounter = (env: Environment): boolean =>
  Object.keys(counter.shape).some((name) => env[name] !== undefined);

/** What is wrong with the settings that the desk asks for. */
export const settingFaults = (env: Environment): readonly Fault[] => [
  ...keyFaults(env),
  ...(hasCounter(env) ? faultsOf(counter, env) : []),
];

/** A domain that the site's address is not below. */
export function strangeDomain(env: Environment, url: string): string[] {
  const domain = env['VITE_PAGE_VIEWS_DOMAIN'];
  return domain && !`.${new URL(url).hostname}`.endsWith(`.${domain}`)
    ? [`.env: page views are counted for ${domain}, but the site’s address is ${url}`]
    : [];
}

/**
 * Checks the settings of `.env`.
 * @throws FactsError naming each that is wrong.
 */
export function checkKeys(env: Environment): void {
  const faults = [...settingFaults(env), ...faultsOf(spam, env)];
  if (faults.length > 0) throw new FactsError(linesOf(faults, '.env').join('\n'));
}
