/** Measures a page with Lighthouse. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments } from '../browser.ts';
import type { Measured } from './measures.ts';

/**
 * One run of Lighthouse as it runs on a phone: mobile, simulated throttling, a browser of its own.
 * @param chromePath the browser.
 * @returns times in milliseconds, sizes in kilobytes as sent, scores from 0 to 100.
 * @throws when Lighthouse could not load the page.
 */
export async function runLighthouse(url: string, chromePath: string): Promise<Measured> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      disableFullPageScreenshot: true,
    });
    const { audits, categories, runtimeError } = result?.lhr ?? {};
    if (!audits || !categories || runtimeError) {
      throw new Error(`Lighthouse: ${runtimeError?.message ?? 'no result'} (${url})`);
    }
    const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
    const score = (category: string) => (categories[category]?.score ?? NaN) * 100;
    const details = audits['resource-summary']?.details;
    const kinds = (details && 'items' in details ? details.items : []) as unknown as readonly {
      resourceType: string;
      transferSize: number;
    }[];
    const size = (kind: string) =>
      (kinds.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0) / 1000;
    return {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      speedIndex: number('speed-index'),
      sizeAll: size('total'),
      sizeDocument: size('document'),
      sizeStyle: size('stylesheet'),
      sizeScript: size('script'),
      sizeFont: size('font'),
      sizeImage: size('image'),
      sizeMedia: size('media'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    chrome.kill();
  }
}
