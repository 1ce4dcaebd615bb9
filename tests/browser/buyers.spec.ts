import { expect, test } from '@playwright/test';
import { openAlive } from './site.ts';

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
