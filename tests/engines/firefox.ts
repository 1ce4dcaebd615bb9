import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Frame, Visitor } from './visitor.ts';

/**
 * Starts a stock Firefox, without a window, over WebDriver BiDi.
 * @param executablePath where it is.
 */
export async function startFirefox(executablePath: string, frame: Frame): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      // A page that comes back from memory, without a load, makes the next `goto` wait in vain.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  const page = await browser.newPage();
  await page.setViewport(frame);
  return {
    open: async (url) => void (await page.goto(url)),
    back: () => page.evaluate(() => history.back()),
    run: (inPage, ...given) => page.evaluate(inPage as never, ...given),
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    async attach(selector, file) {
      const control = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!control) throw new Error(`There is no ${selector}`);
      await control.uploadFile(file);
    },
    shot: () => page.screenshot(),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
