import { z } from 'zod';
import type { Company } from '../src/content/types.ts';

/** Names reserved for examples (RFC 2606), and a number that nobody has. */
const isExample = (text: string) => /\bexample\b|00000 00000/i.test(text);

const text = z.string().trim().min(1, 'must not be empty');
const https = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

const facts = z.object({
  name: text,
  url: https.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  address: z.object({
    street: text,
    locality: text,
    region: text,
    postalCode: z.string().regex(/^[1-9]\d{5}$/, 'must be an Indian PIN code of six digits'),
    country: text,
  }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: z.string().regex(/^\+[\d ]{8,18}$/, 'must be like +91 98765 43210'),
  emails: z.tuple([z.email(), z.email()]),
  hours: z.object({ days: text, opens: text, closes: text }),
  social: z.array(z.object({ network: text, href: https })),
  projects: z.tuple([https, https, https]),
});

const key = text.optional();
const keys = z
  .object({
    VITE_EMAILJS_PUBLIC_KEY: key,
    VITE_EMAILJS_SERVICE_ID: key,
    VITE_EMAILJS_TEMPLATE_ID: key,
  })
  .superRefine((values, context) => {
    const set = Object.values(values).filter(Boolean).length;
    if (set === 0) return;
    for (const name of keyNames) {
      if (values[name] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is missing: set all three or none',
        });
      }
    }
  });
/** Whole seconds, or nothing. */
const spam = z.object({
  VITE_SPAM_LIMIT_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a number of seconds')
    .optional(),
});

const keyNames = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;

/** The owner's facts or keys are wrong; the message names each field, one a line. */
export class FactsError extends Error {
  override name = 'FactsError';
}

function check(schema: z.ZodType, value: unknown, where: string): void {
  const { error } = schema.safeParse(value);
  if (!error) return;
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new FactsError([`${where} cannot be used:`, ...lines].join('\n'));
}

/**
 * Checks what the owner fills in.
 * @param company the facts of `src/content/company.ts`.
 * @param env the environment of the build, with the files `.env*` already read into it.
 * @returns what a visitor would miss: one sentence each for facts that are still examples and for keys not set.
 * @throws FactsError naming every wrong field.
 */
export function checkFacts(
  company: Company,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  check(facts, company, 'src/content/company.ts');
  const given = Object.fromEntries(keyNames.map((name) => [name, env[name]]));
  check(keys, given, 'The EmailJS keys (.env)');
  check(spam, env, 'What is set against spam (.env)');
  const warnings: string[] = [];
  const examples = examplesIn(company);
  if (examples.length > 0) {
    warnings.push(`src/content/company.ts still carries example facts: ${examples.join(', ')}.`);
  }
  if (env.VITE_EMAILJS_PUBLIC_KEY === undefined) {
    warnings.push(
      'No EmailJS keys are set (.env.example): messages go to the mailbox of `npm start`, not to an inbox.',
    );
  }
  return warnings;
}

/** The names of the top-level facts that hold an example somewhere. */
function examplesIn(company: Company): string[] {
  return Object.entries(company)
    .filter(([, value]) => isExample(JSON.stringify(value)))
    .map(([name]) => name);
}
