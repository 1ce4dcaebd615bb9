import { expect, test } from '@playwright/test';
import { full } from './runs.ts';
import { alive, openAlive, withoutMap } from './site.ts';

test.describe('a buyer on Home', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reads on a phone what each service is for, accounting and CRM first', async ({ page }) => {
    await openAlive(page, '/');
    const cards = page.getByRole('region', { name: 'Our services' }).locator('li:has(h3)');
    await expect(cards).toHaveCount(8);
    await expect(cards.first()).toContainText('Accounting Software');
    await expect(cards.nth(1)).toContainText('CRM System');
    for (const line of await cards.locator('p').all()) {
      const box = await line.boundingBox();
      expect(box?.width, `${await line.textContent()}`).toBeGreaterThan(150);
    }
  });

  test('finds the own trade with its usual first step and the service that does it', async ({
    page,
  }) => {
    await openAlive(page, '/');
    const services = page.getByRole('region', { name: 'Our services' });
    for (const [trade, service] of [
      ['Wholesaler', 'Accounting Software'],
      ['School', 'CMS Solutions'],
      ['Clinic', 'Full Stack Development'],
      ['Workshop', 'ERP Software Services'],
    ] as const) {
      const first = services.locator('dl > div', { has: page.getByText(trade, { exact: true }) });
      await first.getByRole('link', { name: service }).click();
      await expect(page.getByRole('heading', { name: service, level: 1 })).toBeVisible();
      await page.goBack();
    }
  });

  test('is led to how a project runs and how it is quoted', async ({ page }) => {
    await openAlive(page, '/');
    const services = page.getByRole('region', { name: 'Our services' });
    for (const [name, step] of [
      ['How a project runs', 'Launch'],
      ['How we quote', 'Price by stage'],
    ] as const) {
      await services.getByRole('link', { name }).click();
      const section = page.getByRole('region', { name });
      await expect(section.getByRole('heading', { name, level: 2 })).toBeInViewport();
      await expect(section.getByRole('heading', { name: step, level: 3 })).toHaveCount(1);
      await page.goBack();
    }
  });
});

// The owner of the tests has no WhatsApp; `owners.spec.ts` has one who has.
test.describe('a buyer who wants to call', () => {
  const call = 'tel:+911000000001';

  for (const path of ['/AccountingSoftPage', '/DigitalMarketingPage', '/Contact'])
    test(`reads the number in the first screen of ${path}, on the smallest phone, too`, async ({
      page,
    }) => {
      await withoutMap(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(path);
        const calls = page.getByRole('main').getByRole('link', { name: 'Call +91 10000 00001' });
        const number = calls.first();
        await expect(number, `${width}`).toHaveText('+91 10000 00001');
        await expect(number, `${width}`).toBeInViewport({ ratio: 1 });
        await expect(number).toHaveAttribute('href', call);
      }
    });

  test(
    'has it in the header of every page: a sign on phones and tablets, from 1280 px the number',
    full,
    async ({ page }) => {
      await page.goto('/ourblog');
      const link = page.getByRole('banner').getByRole('link', { name: 'Call +91 10000 00001' });
      for (const [width, number] of [
        [320, false],
        [768, false],
        [1279, false],
        [1280, true],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toHaveAttribute('href', call);
        await expect(link.getByText('+91 10000 00001')).toBeVisible({ visible: number });
        const box = await link.boundingBox();
        expect(box?.width, `${width}`).toBeGreaterThanOrEqual(44);
        expect(box?.height, `${width}`).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test('has it in the menu of a phone, and nothing of WhatsApp', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ourblog');
    await alive(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Call +91 10000 00001' })).toHaveText(
      '+91 10000 00001',
    );
    await expect(page.getByText('WhatsApp', { exact: true })).toHaveCount(0);
  });
});

// The owner of the tests publishes no price; `owners.spec.ts` has one who does.
test.describe('a buyer with a budget', () => {
  for (const [path, service] of [
    ['/AccountingSoftPage', 'Accounting Software'],
    ['/front', 'Front-End Development'],
    ['/DigitalMarketingPage', 'Digital Marketing'],
  ] as const)
    test(`is asked for it in the first screen of ${path}, and writes about this service`, async ({
      page,
    }) => {
      await withoutMap(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await openAlive(page, path);
      const ask = page.getByRole('link', {
        name: 'Tell us your budget, and we’ll tell you what it covers.',
      });
      await expect(ask).toBeInViewport({ ratio: 1 });
      await ask.click();
      await expect(page.getByText(`You’re asking about ${service}.`)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
        `Enquiry: ${service}`,
      );
    });
});

test.describe('a buyer who writes', () => {
  for (const path of ['/Contact', '/'])
    test(`is told beside the form of ${path} what happens next, and above the message what helps`, async ({
      page,
    }) => {
      await withoutMap(page);
      await openAlive(page, path);
      const contact = page.getByRole('region', { name: 'Contact Us' });
      await expect(contact.getByRole('heading', { name: 'What happens next' })).toHaveCount(1);
      // Nothing is said of how soon: this owner gives no reply time.
      await expect(contact.getByRole('listitem')).toHaveText([
        'We call or email you.',
        'We ask how you work today, by phone or at your place.',
        'You get the scope and the price in writing, stage by stage.',
      ]);
      await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
        'Your business, the trouble, how many people, what you use now, when, your budget.',
      );
    });

  test('reads the next steps beside the form on a wide screen, and after it on a phone', async ({
    page,
  }) => {
    await withoutMap(page);
    await page.goto('/Contact');
    const form = page.getByRole('form');
    const steps = page.getByRole('main').locator('ol');
    for (const [width, beside] of [
      [390, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [a, b] = [await form.boundingBox(), await steps.boundingBox()];
      expect((b?.y ?? 0) < (a?.y ?? 0) + (a?.height ?? 0), `${width}`).toBe(beside);
    }
  });
});

test.describe('who applies', () => {
  for (const [path, name, form] of [
    ['/Carrer', 'Apply for a job', 'Job application'],
    ['/Our-vision-for-student', 'Prepare your enquiry', 'Student enquiry'],
  ] as const)
    test(`finds the form in the first screen of ${path}, on the smallest phone, too`, async ({
      page,
    }) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await openAlive(page, path);
        const link = page.getByRole('main').getByRole('link', { name });
        await expect(link, `${width}`).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect(page.getByRole('heading', { name: form, level: 2 })).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('region', { name: form }).locator(':focus')).toHaveCount(1);
      }
    });
});
