import { expect, type Page, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { routes } from '../../src/app/routes.tsx';
import { dist } from './folders.ts';
import { full } from './runs.ts';
import { alive, complaints, hold, openAlive, startSite, withoutMap } from './site.ts';

const service = 'https://counter.test';

/** What Plausible's script does in its manual mode. */
function script(): void {
  const { dataset, src } = document.currentScript as HTMLScriptElement;
  const report = (name: string, { u }: { u: string }) =>
    void fetch(new URL('/api/event', src), {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify([name, dataset.domain, u]),
    });
  const calls = (window.plausible?.q ?? []) as Parameters<typeof report>[];
  window.plausible = report;
  for (const call of calls) report(...call);
}

/** Stands in for the service. @returns the addresses that were reported, as `/path?query`. */
async function counted(page: Page, url: string): Promise<string[]> {
  const views: string[] = [];
  await page.route(`${service}/**`, async (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ contentType: 'text/javascript', body: `(${String(script)})()` });
    const [name, domain, address] = route.request().postDataJSON() as string[];
    expect([name, domain]).toEqual(['pageview', 'weavers.test']);
    expect(address?.startsWith(`${url}/`)).toBe(true);
    views.push(address?.slice(url.length) ?? '');
    return route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return views;
}

test.describe('an owner who counts page views', full, () => {
  test.describe.configure({ mode: 'default' });
  const owner = mkdtempSync(join(tmpdir(), 'counted-'));
  const folder = `dist-${basename(owner)}`;
  let site: Awaited<ReturnType<typeof startSite>>;

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    cpSync('tests/owners/weavers', owner, { recursive: true });
    const script = `VITE_PAGE_VIEWS_SCRIPT=${service}/js/script.manual.js`;
    writeFileSync(join(owner, '.env'), `${script}\nVITE_PAGE_VIEWS_DOMAIN=weavers.test\n`);
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
      env: { ...process.env, OWNER: owner },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    site = await startSite(folder);
  });
  test.afterAll(async () => {
    await site[Symbol.asyncDispose]();
    for (const made of [owner, folder, `${folder}-server`])
      rmSync(made, { recursive: true, force: true });
  });
  test.beforeEach(({ page }) => withoutMap(page));

  test('has each page counted once when it is opened, and no complaint of the policy', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const heard = complaints(page);
    const views = await counted(page, site.url);
    for (const { path } of routes) {
      await openAlive(page, site.url + path);
      await expect.poll(() => views.at(-1)).toBe(path);
    }
    expect(views).toEqual(routes.map(({ path }) => path));
    expect(routes).toHaveLength(32);
    expect(heard).toEqual([]);
  });

  test('has a page counted when it is shown: after a link, Back and a reload; not for a fragment, and not when it was given up', async ({
    page,
  }) => {
    const views = await counted(page, site.url);
    await openAlive(page, `${site.url}/about?utm_source=card#how-we-quote`);
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.getByText('Services', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    await page.goto(`${site.url}/about?utm_source=card#how-a-project-runs`);
    await page.reload();
    await alive(page);
    const about = '/about?utm_source=card';
    await expect.poll(() => views).toEqual([about, '/services', about, about]);

    const release = await hold(page, '**/assets/terms-*.js');
    await links.getByText('Terms and Conditions').click();
    await page.waitForURL('**/TermsAnd-Conditions');
    await page.goBack();
    await links.getByText('Terms and Conditions').click();
    await links.getByText('Privacy Policy').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    release();
    await links.getByText('Home', { exact: true }).click();
    await expect.poll(() => views.slice(4)).toEqual(['/Privacy-policy', '/']);
  });

  test('has it counted although the script is slow, and a page that answers where it is blocked', async ({
    page,
  }) => {
    const views = await counted(page, site.url);
    const release = await hold(page, `${service}/js/*`);
    await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
    await alive(page);
    expect(views).toEqual([]);
    release();
    await page.unroute(`${service}/js/*`);
    await page.route(`${service}/**`, (route) => route.abort());
    await openAlive(page, `${site.url}/services`);
    await page.getByRole('contentinfo').getByText('About', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  });

  test('says so in the privacy policy, and lets the pages speak to that one host', async ({
    page,
  }) => {
    await openAlive(page, `${site.url}/Privacy-policy`);
    await expect(page.getByText('service at counter.test records page views')).toBeVisible();
    await expect(page.getByText('We may add a web-analytics script')).toHaveCount(0);
    const rules = (build: string) =>
      readFileSync(join(build, '_headers'), 'utf8')
        .split('; ')
        .map((rule) => rule.replaceAll(/ 'sha256-[^']*'/g, ''));
    expect(rules(folder)).toEqual(
      rules(dist).map((rule) =>
        /^(?:script|connect)-src/.test(rule) ? `${rule} ${service}` : rule,
      ),
    );
  });
});

test('a build that counts nothing has not a byte of it', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const found = files.filter(
    (file) =>
      /\.(?:html|js)$/.test(file) &&
      /plausible|data-domain/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
