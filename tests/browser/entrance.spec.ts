import { expect, type Page, test } from '@playwright/test';
import { full, fullUnless } from './runs.ts';
import { openAlive, withMotion } from './site.ts';

test.beforeEach(({ page }) => withMotion(page));

test('service cards below the screen enter one after another, 0.3 s a card', async ({ page }) => {
  // Noted as they begin: on a slow machine they are over before anyone asks.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      const { delay = 0 } = animation.effect?.getTiming() ?? {};
      (this as HTMLElement).dataset.delay = String(
        Math.max(delay, Number((this as HTMLElement).dataset.delay ?? 0)),
      );
      return animation;
    };
  });
  await openAlive(page, '/services');
  const group = page.locator('main [data-entrance=each]').last();
  await expect(group.locator('> [data-waiting]').first()).toBeAttached();
  await group.scrollIntoViewIfNeeded();
  await expect(group.locator('> [data-waiting]')).toHaveCount(0);
  const delays = await group.evaluate((list) =>
    [...list.children].map((card) => Number((card as HTMLElement).dataset.delay)),
  );
  expect(delays.length).toBeGreaterThanOrEqual(3);
  expect(delays).toEqual(delays.map((_, index) => index * 300));
  for (const card of await group.locator('> *').all()) await expect(card).toHaveCSS('opacity', '1');
});

for (const [how, open] of [
  ['served', (page) => page.goto('/services', { waitUntil: 'domcontentloaded' })],
  [
    'reached by a link',
    async (page) => {
      await openAlive(page, '/Privacy-policy');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Services', exact: true })
        .click();
    },
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`service cards that are on the screen as their page comes, ${how}, enter one after another, 0.3 s a card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 2000 });
    await open(page);
    const delays = () =>
      page
        .locator('main [data-entrance=each]')
        .first()
        .evaluate((list) =>
          [...list.children].map((card) => {
            const { animationName, animationDuration, animationDelay } = getComputedStyle(card);
            return [animationName, animationDuration, animationDelay].join(' ');
          }),
        );
    await expect
      .poll(async () => (await delays()).slice(0, 4))
      .toEqual(['enter 0.45s 0s', 'enter 0.45s 0.3s', 'enter 0.45s 0.6s', 'enter 0.45s 0.9s']);
  });
}

test('what stands below the head of the first page rises as it comes; nothing is hidden for that', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  const section = page.locator('main section').first();
  await expect(section).toHaveCSS('animation-name', 'rise');
  await expect(section).toHaveCSS('animation-duration', '0.45s');
  await expect(section).toHaveCSS('opacity', '1');
});

for (const path of ['/', '/services', '/WebservicesPage', '/our-vision', '/front', '/about']) {
  for (const width of [390, 1440]) {
    test(
      `on ${path}, as it is served, nothing enters that is below the screen, ${width} wide`,
      fullUnless(path === '/services' && width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const unseen = await page.locator('main').evaluate((main) =>
          main.getAnimations({ subtree: true }).flatMap((animation) => {
            const { target } = animation.effect as KeyframeEffect;
            const { top = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
            return top >= innerHeight || height === 0 ? [target?.outerHTML.slice(0, 60)] : [];
          }),
        );
        expect(unseen).toEqual([]);
      },
    );
  }
}

test('the contact section takes 1 s to rise, as it is scrolled to', full, async ({ page }) => {
  await openAlive(page, '/');
  const section = page.locator('#contact > div');
  await expect(section).toHaveCSS('opacity', '0');
  const duration = section.evaluate(
    (element) =>
      new Promise((noted) => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
          const animation = animate.apply(this, given);
          if (this === element) noted(animation.effect?.getTiming().duration);
          return animation;
        };
      }),
  );
  await section.scrollIntoViewIfNeeded();
  expect(await duration).toBe(1000);
  await expect(section).toHaveCSS('opacity', '1');
});

test('a section below the screen rises once, in one piece, and stays', async ({ page }) => {
  await openAlive(page, '/Crmpage');
  const section = page.locator('main [data-entrance=whole]').last();
  await expect(section).toHaveCSS('opacity', '0');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(section).not.toBeInViewport();
  await expect(section).toHaveCSS('opacity', '1');
});

test('a page that is left in the middle of its entrance leaves no style behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { commitStyles } = Animation.prototype;
    Animation.prototype.commitStyles = function () {
      Object.assign(window, { committed: true });
      commitStyles.call(this);
    };
    // Stops each page's entrance as it begins, so that the page is always left before it ends.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (this instanceof HTMLElement && this.localName === 'main') {
        animation.pause();
        this.dataset.entered = document.querySelector('h1')?.textContent ?? '';
      }
      return animation;
    };
  });
  await openAlive(page, '/about');
  // What moves pages comes after the first one is alive.
  await expect(page.locator('main [data-waiting]').first()).toBeAttached();
  for (const [name, heading] of [
    ['Gallery', 'Our Gallery'],
    ['Privacy Policy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main')).toHaveAttribute('data-entered', heading);
  }
  expect(await page.evaluate(() => 'committed' in window)).toBe(false);
});

test('a link to another page lets it enter, a link to a place on it does not', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      if (this instanceof HTMLElement && this.localName === 'main') {
        const entered = new Set(this.dataset.entered?.split(' '));
        this.dataset.entered = [...entered.add(location.pathname + location.hash)].join(' ');
      }
      return animate.apply(this, given);
    };
  });
  await openAlive(page, '/about');
  const main = page.locator('main');
  await expect(main.locator('[data-waiting]').first()).toBeAttached();
  const go = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await go('Terms and Conditions');
  await expect(main).toHaveAttribute('data-entered', '/TermsAnd-Conditions');
  await main.locator('a[href*="#"]').last().click();
  await expect(page).toHaveURL(/#/);
  await go('Privacy Policy');
  await expect(main).toHaveAttribute('data-entered', '/TermsAnd-Conditions /Privacy-policy');
});
