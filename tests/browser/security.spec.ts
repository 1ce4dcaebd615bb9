import { expect, type Page, test } from '@playwright/test';
import careers from '../../src/content/careers.ts';
import contact from '../../src/content/contact.ts';
import { chatWords } from '../../src/content/chat.ts';
import { carouselWords } from '../../src/content/carousel.ts';
import { shell } from '../../src/content/shell.ts';
import students from '../../src/content/students.ts';
import { fill } from './contact-form.ts';
import { full } from './runs.ts';
import {
  arrived,
  complaints,
  fileOf,
  openAlive,
  order,
  startSite,
  withMotion,
  withoutMap,
} from './site.ts';

declare global {
  interface Window {
    reportViolation(violation: string): Promise<void>;
  }
}

/** What the policy refused, as `directive what`: enforced rules and Trusted Types alike. */
async function violations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.reportViolation(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

test.beforeEach(({ page }) => withoutMap(page));

test('the policy allows nothing unsafe: hashes for what stands inline, the map as the only frame, itself as the only connection', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  const directives = new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources] as const;
    }),
  );
  const hash = expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': ["'none'"],
    'script-src': expect.arrayContaining(["'self'", hash]),
    'style-src': expect.arrayContaining(["'self'", hash]),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.google.com/maps'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

/** What somebody would try who got a foot into the page, each with the directive that stops it. */
const attempts: readonly (readonly [string, () => unknown, RegExp])[] = [
  [
    'HTML as text',
    () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
    /^require-trusted-types-for/,
  ],
  [
    'an inline script',
    () =>
      document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' })),
    /^require-trusted-types-for/,
  ],
  [
    'a handler in an attribute',
    () => document.body.setAttribute('onclick', 'alert(1)'),
    /^(?:require-trusted-types-for|script-src-attr)/,
  ],
  [
    'text as code',
    () => Reflect.apply(setTimeout, window, ['alert(1)']),
    /^(?:require-trusted-types-for|script-src)/,
  ],
  [
    'a style of its own',
    () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    /^style-src-elem/,
  ],
  [
    'another frame',
    () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }),
      ),
    /^frame-src/,
  ],
  [
    'another frame of the map’s host',
    () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://www.google.com/search' }),
      ),
    /^frame-src/,
  ],
  ['a call to another host', () => fetch('https://evil.example/').catch(() => {}), /^connect-src/],
  ['a picture of another host', () => (new Image().src = 'https://evil.example/'), /^img-src/],
  [
    'another base for addresses',
    () =>
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://evil.example/' }),
      ),
    /^base-uri/,
  ],
];

test.beforeEach(({ page }) => withMotion(page));

test('what somebody would plant in a page is refused, and reported', async ({ page }) => {
  const refused = await violations(page);
  await openAlive(page, '/about');
  expect(refused).toEqual([]);
  for (const [what, plant, directive] of attempts) {
    refused.length = 0;
    // Trusted Types throw; the others refuse in silence.
    await page.evaluate(plant).catch(() => {});
    await expect.poll(() => refused.join(), what).toMatch(directive);
  }
});

test(
  'menus, motion switch, carousels, disclosure, film, map, chat, toasts and the contact form work without a report',
  full,
  async ({ page }) => {
    const refused = await violations(page);
    const heard = complaints(page);
    await using site = await startSite();
    await openAlive(page, `${site.url}/`);
    await expect(page.locator('video')).toHaveAttribute('data-state', 'playing');

    const menu = page.getByRole('navigation', { name: shell.mainNavigation });
    await menu.getByRole('link', { name: 'Our Services' }).hover();
    await expect(menu.getByRole('link', { name: 'Digital Marketing' })).toBeVisible();
    await page.mouse.move(700, 880);

    await page.locator('summary', { hasText: 'Read More' }).click();
    await expect(page.locator('summary', { hasText: 'Read Less' })).toBeVisible();

    const projects = page.locator('[data-carousel=projects]');
    await projects.scrollIntoViewIfNeeded();
    await expect(projects).toHaveAttribute('data-state', 'carried');
    await projects.getByRole('button', { name: carouselWords.nextSlide }).click();
    await page.getByRole('button', { name: shell.pauseMotion }).first().click();
    await expect(page.getByRole('button', { name: shell.pauseMotion }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const form = page.getByRole('form');
    await form.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.frames().some((frame) => frame.url().startsWith('https://www.google.com/maps')),
      )
      .toBe(true);
    await fill(page);
    await order(site.url, '500');
    await form.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText('Failed to send. Please try again.')).toBeVisible();
    await form.getByRole('button', { name: contact.form.submit }).click();
    const toast = page.getByText('Your message has been sent! 🎉');
    await expect(toast).toBeVisible();
    // Sonner's own style has come: without it a toast is a list item in the flow.
    await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('position', 'absolute');
    expect(await arrived(site.url)).toHaveLength(1);

    await page.getByRole('button', { name: chatWords.title }).click();
    await page.getByLabel(chatWords.input).fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: chatWords.send, exact: true }).click();
    await page.getByRole('link', { name: chatWords.reply.link.label }).click();
    await expect(page.locator('main h1')).toBeFocused();
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
    await page.getByRole('button', { name: shell.scrollToTop }).click();

    expect(refused).toEqual([]);
    expect(heard.filter((line) => !/500|was not sent/.test(line))).toEqual([]);
  },
);

test(
  'accordion, both forms with files, and every page reached by a link work without a report',
  full,
  async ({ page }) => {
    const refused = await violations(page);
    const heard = complaints(page);
    await using site = await startSite();
    await openAlive(page, `${site.url}/UIPage`);
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();

    await openAlive(page, `${site.url}/Our-vision-for-student`);
    const { fields } = students.form;
    const enquiry = page.getByRole('form');
    for (const [name, label] of Object.entries(fields)) {
      const value = name === 'contactNumber' ? '0000000000' : 'asha@example.com';
      const field = enquiry.getByLabel(label, { exact: true });
      if ((await field.getAttribute('type')) !== 'file') await field.fill(value);
    }
    await enquiry.locator('[type=file]').setInputFiles(fileOf('resume.pdf', 100));
    const thanked = page.waitForEvent('dialog');
    const pressed = enquiry.getByRole('button', { name: students.form.submit }).click();
    await (await thanked).accept();
    await pressed;

    await openAlive(page, `${site.url}/Carrer`);
    const form = page.getByRole('form');
    await form.getByLabel(careers.form.fields.name, { exact: true }).fill('Asha');
    await form.getByLabel(careers.form.fields.email, { exact: true }).fill('asha@example.com');
    await form.getByLabel(careers.form.fields.phone, { exact: true }).fill('0000000000');
    for (const select of await form.locator('select').all())
      await select.selectOption({ index: 1 });
    await form.getByLabel('react', { exact: true }).check();
    await form.locator('[type=file]').setInputFiles(fileOf('resume.pdf', 100));
    await form.getByRole('button', { name: careers.form.submit }).click();
    await expect(
      page.getByText('Successfully Registered! Our team will contact you shortly.'),
    ).toBeVisible();

    expect(refused).toEqual([]);
    expect(heard).toEqual([]);
  },
);

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer works without a report, and shuts off the page behind it', async ({ page }) => {
    const refused = await violations(page);
    const heard = complaints(page);
    await openAlive(page, '/');
    await page.getByRole('button', { name: shell.openMenu }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('main h1')).toHaveText('Contact Us');
    expect(refused).toEqual([]);
    expect(heard).toEqual([]);
  });
});
