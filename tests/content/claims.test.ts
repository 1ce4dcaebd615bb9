import { expect, test, vi } from 'vitest';
import type { Company } from '../../src/content/types.ts';

/** Every text of every page, after the page's path, for an owner with other facts. */
async function textsFor(change: Partial<Company>, people?: []): Promise<string[]> {
  vi.resetModules();
  vi.doMock(import('../../src/content/company.ts'), async (original) => ({
    company: { ...(await original()).company, ...change },
  }));
  if (people) vi.doMock('../../src/content/team.ts', () => ({ team: people }));
  else vi.doUnmock('../../src/content/team.ts');
  const { words } = await import('./words.ts');
  const texts: string[] = [];
  for (const [path, content] of words)
    JSON.stringify(content, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(`${path} ${value}`);
      return value;
    });
  return texts;
}

const bare = await textsFor({ whatsapp: '', support: { hours: '', response: '', reach: '' } }, []);
const full = await textsFor({
  whatsapp: '+91 10000 00009',
  support: { hours: '24/7', response: '', reach: '' },
});

const having = (texts: readonly string[], pattern: RegExp) =>
  texts.filter((text) => pattern.test(text));
const pagesWith = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(having(texts, pattern).map((text) => text.replace(/ .*/s, ''))),
];

test('24/7 stands only where the owner says so', () => {
  expect(having(bare, /24\/7|round the clock|customer support/i)).toEqual([]);
  expect(pagesWith(full, /24\/7/)).toEqual([
    '/',
    '/about',
    '/SoftwareMaintainsPage',
    '/AppmaintancePage',
    '/TermsAnd-Conditions',
  ]);
});

test('clients may send something by WhatsApp only where the owner has a number', () => {
  const invitation = /(?:send|reports?)\b[^.]* WhatsApp\b|voice note/i;
  expect(pagesWith(bare, invitation)).toEqual([]);
  expect(pagesWith(full, invitation)).toEqual([
    '/Our-vision-for-student',
    '/Contact',
    '/Regularupdate',
    '/SoftwareMaintainsPage',
  ]);
});

test.each(['/about', '/CmsPage', '/FullStack', '/Crmpage', '/ERPPages', '/AccountingSoftPage'])(
  '%s says of training where it is given',
  (path) => {
    expect(pagesWith(bare, /\btrain(?:ing)?\b[^.]* online or at your place/)).toContain(path);
  },
);

test.each(['/Regularupdate', '/SoftwareMaintainsPage', '/AppmaintancePage'])(
  '%s takes over work of others after a paid assessment, which is quoted first',
  (path) => {
    const own = bare.filter((text) => text.startsWith(`${path} `)).join('\n');
    expect(own).toMatch(/paid assessment|assessment is paid/);
    expect(own).toMatch(/quote (?:the|a) paid assessment|paid and quoted first|First we quote/);
  },
);

test('the words of the team page name no job that nobody of the team may have', () => {
  const own = having([...bare, ...full], /^\/Ourteam /);
  expect(own).not.toEqual([]);
  expect(having(own, /design|develop|test|market|program|promot|\blead\b/i)).toEqual([]);
});

test('the languages that the team speaks stand only where the owner names them', () => {
  const spoken = /^\/about .*\b(?:Hindi|English)\b|\bin (?:Hindi or English|English or Hindi)\b/;
  expect(having(bare, spoken)).toEqual([
    expect.stringMatching(/^\/Regularupdate .* in Hindi or English, from the text you send\.$/),
  ]);
});

test('a student under 18 reads at the form that a parent or guardian must write', () => {
  expect(pagesWith(bare, /under 18.* parent or guardian/)).toEqual([
    '/Our-vision-for-student',
    '/Privacy-policy',
  ]);
});
