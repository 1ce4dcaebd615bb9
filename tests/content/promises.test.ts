import { expect, test } from 'vitest';
import { words } from './words.ts';

/** Every sentence of these binds: `tests/browser/trees/` holds them whole. */
const legal = ['/TermsAnd-Conditions', '/Privacy-policy'];

/** What can be taken as a promise or a limit: money, refunds, law, what is in writing, how long a thing takes. */
const promise =
  /refund|liab|non-refundable|\bfee\b|\bfree\b|charge|₹|\bGST\b|\bpay|\bprice|\bcost|\bquot(?:e|ation)|invoice|in writing|\b(?:hours?|days?|weeks?|months?|years?)\b|24\/7|%|\bguarantee|\bDelhi\b|\blaw\b|\bcourt|18 years|under 18|\bwithin\b|\bat least\b|\bat most\b|not sent|not kept|\bnever\b|\balways\b/i;

function* texts(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!['alt', 'href', 'id', 'screen', 'src'].includes(field)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* texts(inner, name);
  }
}

test('the sentences that promise, forbid or limit are those that were read', async () => {
  const pages = [...words].filter(([path]) => !legal.includes(path));
  const lines = pages.flatMap(([path, content]) => [
    `## ${path}`,
    ...[...texts(content)]
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => promise.test(sentence)),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('promises.txt');
});
