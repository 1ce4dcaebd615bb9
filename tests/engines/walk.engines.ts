import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { arrived } from '../browser/site.ts';
import { expect, type Hand, test } from './hand.ts';

/** Every behaviour once, by gesture; what the line can do to a visit; and what only a whole browser shows. */

/** The path of a file of ten bytes. */
function fileNamed(name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'resume-')), name);
  writeFileSync(path, 'x'.repeat(10));
  return path;
}

const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
const scrolled = () => Math.round(scrollY);
const documents = () => performance.getEntriesByType('navigation').length;
/** Whether no file has come for a second. */
const isAtRest = () => {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return performance.now() - Math.max(...ends) > 1000;
};

async function fillContact(hand: Hand): Promise<void> {
  await hand.fill('[name=firstName]', 'Asha');
  await hand.fill('[name=lastName]', 'Verma');
  await hand.fill('[name=email]', 'asha@example.com');
  await hand.fill('[name=phone]', '00000 00000');
  await hand.fill('[name=subject]', 'A website');
  await hand.fill('textarea[name=message]', 'Namaste');
}

const footerLink = (hand: Hand, name: string) => hand.press('footer a', name);

test.describe('pages', () => {
  for (const path of [
    '/',
    '/about',
    '/services',
    '/UIPage',
    '/Contact',
    '/Carrer',
    '/ourgallery',
    '/ourblog',
  ]) {
    test(`${path} comes to life, is not wider than the window, and complains of nothing`, async ({
      hand,
    }) => {
      await hand.go(path);
      await hand.until(0, () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    });
  }

  test('where a host has a folder of the same name, the page is not loaded over and over', async ({
    hand,
  }) => {
    hand.front.fault(/^\/UIPage\/?$/, 'folder');
    await hand.go('/UIPage/');
    await hand.until(true, isAtRest);
    expect(hand.front.asked.filter((path) => path === '/UIPage/')).toHaveLength(2);
  });

  test('a press on a link shows the page, whose heading has the focus; Back leads to where it was', async ({
    hand,
  }) => {
    await hand.go('/about');
    await footerLink(hand, 'Privacy Policy');
    await hand.reads('main h1', 'Privacy Policy');
    await hand.until('Privacy Policy', focused);
    await hand.until(0, scrolled);
    await hand.back();
    await hand.until('/about', () => location.pathname);
    await hand.until(true, () => scrollY > 300);
    expect(await hand.run(documents)).toBe(1);
  });

  test('Back from another document leads to where the page was left', async ({ hand }) => {
    await hand.go('/about');
    await hand.run(() => scrollTo({ top: 900, behavior: 'instant' }));
    await hand.until(900, scrolled);
    // WebKit gives up imports that are under way when a page is left, and complains when Back shows it again.
    await hand.until(true, isAtRest);
    await hand.go('/nowhere');
    await hand.back();
    await hand.until('/about', () => location.pathname);
    await hand.until(900, scrolled);
  });

  test('an address with a fragment, opened anew, comes to life and stays below the header', async ({
    hand,
  }) => {
    await hand.go('/about#how-we-quote');
    const top = await hand.run(
      () => document.querySelector('#how-we-quote')?.getBoundingClientRect().top,
    );
    expect(top).toBeGreaterThanOrEqual(60);
    expect(top).toBeLessThan(200);
  });

  test('the woven edge can be seen', async ({ hand }) => {
    await hand.go('/about');
    await hand.run(() => {
      document
        .querySelector('main .woven-edge')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    // Threads: the colour changes again and again along a row of squares.
    const changes = async () => {
      const { top, scale } = await hand.run(() => {
        const edge = document.querySelector('main .woven-edge');
        const { top, height } = edge?.getBoundingClientRect() ?? { top: 0, height: 0 };
        return { top: Math.round(top + height / 2), scale: devicePixelRatio };
      });
      const { data, info } = await sharp(await hand.shot())
        .extract({ left: 0, top: Math.round(top * scale), width: 380, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let count = 0;
      for (let x = 1; x < info.width; x += 1) {
        const at = x * info.channels;
        const step = [0, 1, 2].map((c) =>
          Math.abs((data[at + c] ?? 0) - (data[at + c - info.channels] ?? 0)),
        );
        if (Math.max(...step) > 6) count += 1;
      }
      return count;
    };
    // Polled, because a picture may be older than the last scroll. The section behind the edge alone counts up to 13, with the edge 58 or more.
    await expect.poll(changes).toBeGreaterThan(25);
  });

  test('the theme’s name stands beside its buttons', async ({ hand }) => {
    await hand.go('/about');
    const [name = 0, buttons = 0] = await hand.run(() => {
      const radio = document.querySelector('footer [type=radio]');
      const group = radio?.closest('fieldset, [role=group]');
      return [group?.firstElementChild, radio?.parentElement].map((element) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      });
    });
    expect(Math.abs(name - buttons)).toBeLessThan(12);
  });
});

test.describe('behaviours', () => {
  test('menu: opens under the mouse, and by its button; Escape closes it; a link leads on', async ({
    hand,
    width,
  }) => {
    test.skip(width === 390, 'small screens have the drawer');
    await hand.go('/about');
    const panel = () => document.querySelector('#menu-about-us')?.getAttribute('data-state');
    await hand.rest('header nav a', 'About us');
    await hand.until('open', panel);
    await hand.move(700, 700);
    await hand.until('closed', panel);
    await hand.press('button', 'Submenu of About us');
    await hand.until('open', panel);
    await hand.key('Escape');
    await hand.move(700, 700);
    await hand.until('closed', panel);
    await hand.press('button', 'Submenu of Our Services');
    await hand.press('header nav a', 'UI/UX Design');
    await hand.until('/UIPage', () => location.pathname);
  });

  test('drawer: Close has the focus, a group unfolds, Escape gives the focus back, a link leads on and Back comes back', async ({
    hand,
    width,
  }) => {
    test.skip(width === 1440, 'large screens have the menu');
    await hand.go('/about');
    await hand.press('button', 'Open menu');
    await hand.until('Close menu', focused);
    await hand.key('Escape');
    await hand.until('Open menu', focused);
    await hand.press('button', 'Open menu');
    await hand.press('[role=dialog] button', 'Our Services');
    await hand.press('[role=dialog] a', 'Digital Marketing');
    await hand.until('/DigitalMarketingPage', () => location.pathname);
    await hand.until(
      false,
      () =>
        document.querySelector('[role=dialog]')?.checkVisibility({ visibilityProperty: true }) ??
        false,
    );
    await hand.back();
    await hand.until('/about', () => location.pathname);
  });

  test('a menu that was opened while the next page was on its way closes when that comes, and its heading has the focus', async ({
    hand,
    width,
  }) => {
    hand.front.spare();
    await hand.go('/about');
    hand.front.fault(/^\/assets\/Services-.*\.js$/, 'held');
    await footerLink(hand, 'Services');
    await hand.until('/services', () => location.pathname);
    await hand.press('button', width === 390 ? 'Open menu' : 'Submenu of Our Services');
    const opened = () => document.querySelectorAll('header [aria-expanded=true]').length;
    await hand.until(1, opened);
    if (width === 390) await hand.until('Close menu', focused);
    hand.front.mend();
    await hand.reads('main h1', 'Services');
    await hand.until(0, opened);
    await hand.until('Services', focused);
  });

  test('the drawer’s code is missing: the menu that HTML opens stays, and its link leads on', async ({
    hand,
    width,
  }) => {
    test.skip(width === 1440, 'large screens have the menu');
    hand.mayHear(/^The menu did not load/);
    hand.front.fault(/^\/assets\/DrawerLinks-.*\.js$/, 'missing');
    await hand.go('/about');
    await expect
      .poll(() => hand.front.asked.some((path) => path.startsWith('/assets/DrawerLinks-')))
      .toBe(true);
    await hand.press('header summary', 'Open menu');
    await hand.press('header details a', 'Contact');
    await hand.reads('main h1', 'Contact Us');
  });

  test('carousel: turns by itself, waits under the mouse, turns by its buttons, is dragged, and is stilled', async ({
    hand,
  }) => {
    await hand.go('/');
    const shown = () =>
      document.querySelector('#projects-slides [data-state=active]')?.ariaLabel ?? '';
    await hand.run(() =>
      document
        .querySelector('#projects-slides')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await hand.move(2, 200);
    await hand.until('1 of 3', shown);
    await hand.until('2 of 3', shown);
    await hand.press('[data-carousel=projects] button', 'Pause motion');
    const before = await hand.run(shown);
    await hand.press('[data-carousel=projects] button', 'Next slide');
    const next: Record<string, string> = {
      '1 of 3': '2 of 3',
      '2 of 3': '3 of 3',
      '3 of 3': '1 of 3',
    };
    await hand.until(next[before] ?? '', shown);
    await hand.press('[data-carousel=projects] button', '1 of 3');
    await hand.until('1 of 3', shown);
    await hand.rest('#projects-slides [data-state=active]');
    const { x, y, by } = await hand.run(() => {
      const slides = document.querySelector('#projects-slides');
      slides?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = slides?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width * 0.9, y: top + height / 2, by: width / 8 };
    });
    await hand.move(x, y);
    await hand.down();
    for (const step of [1, 2, 3, 4, 5, 6]) await hand.move(x - step * by, y);
    await hand.up();
    await hand.until('2 of 3', shown);
  });

  test('accordion: one answer at a time', async ({ hand }) => {
    await hand.go('/UIPage');
    const open = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('details[name=faq]')].map(
        (details) => details.open,
      );
    await hand.press('details[name=faq] summary');
    await hand.until([true, false, false], open);
    const second = await hand.run(
      () => document.querySelectorAll('details[name=faq] summary')[1]?.textContent?.trim() ?? '',
    );
    await hand.press('details[name=faq] summary', second);
    await hand.until([false, true, false], open);
    await hand.run(() =>
      document.querySelectorAll<HTMLElement>('details[name=faq] summary')[1]?.focus(),
    );
    await hand.key('Enter');
    await hand.until([false, false, false], open);
  });

  test('chat: takes letters at once, answers, and its link leads to Contact', async ({ hand }) => {
    await hand.go('/UIPage');
    await hand.press('button', 'Chat with Us');
    await hand.until('chat-input', () => document.activeElement?.id);
    await hand.type('Hello');
    await hand.key('Enter');
    await hand.until(2, () => document.querySelectorAll('[role=log] li').length);
    await hand.press('[role=log] a', 'Go to the Contact form');
    await hand.until('/Contact', () => location.pathname);
    await hand.until(false, () => document.querySelector('#chat-panel') !== null);
  });

  test('chat: Escape closes it and gives the focus back', async ({ hand }) => {
    await hand.go('/UIPage');
    await hand.press('button', 'Chat with Us');
    await hand.until('chat-input', () => document.activeElement?.id);
    await hand.key('Escape');
    await hand.until('chat-button', () => document.activeElement?.id);
  });

  test('theme: dark is dark, also after a reload', async ({ hand }) => {
    await hand.go('/about');
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const light = await hand.run(ground);
    await hand.press('footer label', 'Dark');
    await expect.poll(() => hand.run(ground)).not.toBe(light);
    await hand.go('/about');
    expect(await hand.run(ground)).not.toBe(light);
  });

  test('motion and typewriter: the headline is written until the switch is pressed, and stays still after a reload', async ({
    hand,
  }) => {
    await hand.go('/');
    const written = () => {
      const [hidden] = CSS.highlights.get('unwritten') ?? [];
      return (hidden as Range).toString();
    };
    const before = await hand.run(written);
    await expect.poll(() => hand.run(written)).not.toBe(before);
    await hand.press('main button', 'Pause motion');
    await hand.until('false', () =>
      document.querySelector('h1 [data-moving]')?.getAttribute('data-moving'),
    );
    await hand.go('/');
    await hand.until('true', () => document.querySelector('main button')?.ariaPressed);
    await hand.until('false', () =>
      document.querySelector('h1 [data-moving]')?.getAttribute('data-moving'),
    );
  });

  test('video: plays at double speed', async ({ hand }) => {
    await hand.go('/');
    await hand.until([true, 2], () => {
      const video = document.querySelector('video');
      return [(video?.currentTime ?? 0) > 0, video?.playbackRate ?? 0] as [boolean, number];
    });
    await hand.until('playing', () => document.querySelector('video')?.dataset['state']);
  });

  test('scroll to top: comes after a window’s height, and leads back', async ({ hand }) => {
    await hand.go('/about');
    const seen = () =>
      document
        .querySelector('.scroll-top')
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    await hand.until(false, seen);
    await hand.run(() => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' }));
    await hand.until(true, seen);
    const { x, y } = await hand.run(() => {
      const { left, top, width, height } =
        document.querySelector('.scroll-top')?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await hand.move(x, y);
    await hand.down();
    await hand.up();
    await hand.until(0, scrolled);
  });

  test('entrance: every card has come when it is in view', async ({ hand }) => {
    await hand.go('/services');
    const count = await hand.run(
      () => document.querySelectorAll('main ul[data-entrance] > li').length,
    );
    expect(count).toBe(13);
    for (let card = 0; card < count; card += 4) {
      await hand.run((index) => {
        const cards = document.querySelectorAll('main ul[data-entrance] > li');
        cards[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, card);
      await hand.until(
        '1',
        (index) => {
          const found = document.querySelectorAll('main ul[data-entrance] > li')[index];
          return found ? getComputedStyle(found).opacity : '';
        },
        card,
      );
    }
  });

  test('a link to a place on the page leads below the header', async ({ hand }) => {
    await hand.go('/');
    await hand.press('main a', 'Get Started');
    await hand.until('#contact', () => location.hash);
    await hand.until(true, () => {
      const { top = 0 } = document.querySelector('#contact')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 120;
    });
  });

  test('the skip link is the first stop, and leads to the content', async ({ hand }) => {
    await hand.go('/about');
    await hand.key('Tab');
    await hand.until('Skip to content', focused);
    await hand.key('Enter');
    await hand.until('main', () => document.activeElement?.id);
  });

  test('the skip link of a later page leads to its content, wherever the first page was left', async ({
    hand,
  }) => {
    await hand.go('/TermsAnd-Conditions');
    await footerLink(hand, 'Privacy Policy');
    await hand.until('Privacy Policy', focused);
    await hand.run(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
    await hand.key('Enter');
    await hand.until('#main', () => location.hash);
    await hand.until('main', () => document.activeElement?.id);
    expect(await hand.run(scrolled)).toBeLessThan(200);
  });
});

test.describe('forms', () => {
  test('contact: the message is in the mailbox as typed, the toast comes and goes, the form is empty', async ({
    hand,
  }) => {
    await hand.go('/Contact');
    await fillContact(hand);
    await hand.press('form button', 'Send Message');
    await hand.reads('[data-sonner-toast]', /Your message has been sent! 🎉/);
    await hand.reads('form [aria-live][data-state]', /Thank you, your message has been sent/);
    await hand.until('', () => document.querySelector<HTMLInputElement>('[name=firstName]')?.value);
    const [kept, ...others] = await arrived(hand.front.url);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      kind: 'send',
      template_params: {
        from_name: 'Asha Verma',
        email: 'asha@example.com',
        phone: '00000 00000',
        subject: 'A website',
        message: 'Namaste',
      },
    });
    await hand.until(0, () => document.querySelectorAll('[data-sonner-toast]').length);
  });

  test('brief: each step has the focus, and two answers are a message in the form', async ({
    hand,
  }) => {
    await hand.go('/AccountingSoftPage');
    await hand.press('main a', 'Get a quotation');
    const step = () => document.activeElement?.id;
    for (const name of ['Wholesaler', 'Next', '6 to 20', 'Finish now']) {
      await hand.press('#brief-panel button', name);
      await hand.until('brief-step', step);
    }
    await hand.press('#brief-panel button', 'Put it into the form');
    await hand.until('contact-message', step);
    await hand.until(
      'We are a wholesaler. We would like a quotation for Accounting Software. Six to twenty people will use it.',
      () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
    );
  });

  test('contact: the browser refuses what is left out, and only then the ear is told', async ({
    hand,
  }) => {
    await hand.go('/Contact');
    const invalid = () => document.querySelector('[name=firstName]')?.ariaInvalid;
    await hand.until('false', invalid);
    await hand.press('form button', 'Send Message');
    await hand.until('true', invalid);
    await hand.until('contact-firstName', () => document.activeElement?.id);
    await hand.type('Asha');
    await hand.until('false', invalid);
    expect(await arrived(hand.front.url)).toEqual([]);
  });

  test('application: fields, a skill and the resume are in the mailbox; the banner is seen', async ({
    hand,
  }) => {
    await hand.go('/Carrer');
    await hand.fill('[name=name]', 'Asha Verma');
    await hand.fill('[name=email]', 'asha@example.com');
    await hand.fill('[name=phone]', '9000000000');
    for (const name of ['experience', 'designation']) {
      await hand.run((which) => {
        const select = document.querySelector<HTMLSelectElement>(`select[name=${which}]`);
        if (!select) return;
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, name);
    }
    await hand.press('form fieldset label', 'react');
    await hand.attach('[name=resume]', fileNamed('resume.pdf'));
    await hand.press('form [type=submit]');
    await hand.until(
      true,
      () =>
        document.body.textContent?.includes(
          'Successfully Registered! Our team will contact you shortly.',
        ) ?? false,
    );
    await hand.reads('form [aria-live][data-state]', /^Your application has been sent/);
    const [kept] = await arrived(hand.front.url);
    expect(kept).toMatchObject({ kind: 'send-form', template_params: { name: 'Asha Verma' } });
    expect(JSON.stringify(kept)).toContain('resume.pdf');
    expect(JSON.stringify(kept)).toContain('react');
  });

  test('enquiry: the student is thanked by name, and nothing is sent', async ({ hand }) => {
    await hand.go('/Our-vision-for-student');
    await hand.fill('[name=name]', 'Asha');
    await hand.fill('[name=contactNumber]', '90000a00000123');
    await hand.until(
      '9000000000',
      () => document.querySelector<HTMLInputElement>('[name=contactNumber]')?.value,
    );
    await hand.fill('[name=email]', 'asha@example.com');
    await hand.fill('[name=highestQualification]', 'BCA');
    await hand.fill('[name=collegeUniversityName]', 'Noida College');
    await hand.fill('textarea[name=message]', 'Namaste');
    await hand.attach('[name=resume]', fileNamed('resume.pdf'));
    await hand.press('form [type=submit]');
    await hand.until(
      ['Thank you, Asha! We will contact you soon.'],
      () => (window as unknown as { alerts: string[] }).alerts,
    );
    await hand.until(
      ['', 0],
      () =>
        [
          document.querySelector<HTMLInputElement>('[name=name]')?.value,
          document.querySelector<HTMLInputElement>('[name=resume]')?.files?.length,
        ] as [string, number],
    );
    expect(await arrived(hand.front.url)).toEqual([]);
  });
});

test.describe('the line', () => {
  /** Code of the next page, and its words. */
  const page = /^\/assets\/Services-.*\.js$/;
  const words = /^\/assets\/services-page-.*\.js$/;
  const thread = () => document.querySelector<HTMLElement>('.waiting-thread')?.dataset['state'];
  // Between two documents there is none.
  const life = () => document.documentElement?.dataset['life'];
  const told = () => document.querySelector('[role=alert]')?.textContent ?? '';
  const isTold = (words: string) =>
    document.querySelector('[role=alert]')?.textContent?.startsWith(words) ?? false;
  const isAnnounced = () =>
    [...document.querySelectorAll('[aria-live]')].some(
      (one) => one.textContent === 'Loading the page.',
    );

  test.beforeEach(({ hand, width }) => {
    test.skip(width === 390, 'a line has no width');
    // Nothing is fetched ahead: the press fetches.
    hand.front.spare();
  });

  for (const [what, file] of [
    ['code of the next page', page],
    ['the words of the next page', words],
  ] as const) {
    for (const kind of ['missing', 'cut'] as const) {
      test(`${what} is ${kind} once: its document is loaded`, async ({ hand }) => {
        hand.mayHear(/^The page failed to load/);
        await hand.go('/about');
        hand.front.fault(file, kind, 1);
        await footerLink(hand, 'Services');
        await hand.reads('main h1', 'Services');
        await hand.until('interactive', life);
        expect(hand.front.asked).toContain('/services');
      });
    }
  }

  test('a next page that hangs: another way is offered, and Try again loads its document', async ({
    hand,
  }) => {
    await hand.go('/about');
    hand.front.fault(words, 'held');
    await footerLink(hand, 'Services');
    await expect
      .poll(() => hand.run(told), { timeout: 25_000 })
      .toMatch(/^The page did not load\./);
    await hand.press('[role=alert] button', 'Try again');
    await hand.reads('main h1', 'Services');
    hand.front.mend();
    await hand.until('interactive', life);
  });

  for (const state of ['shown', 'quiet', 'slow', 'announced', 'failed', 'reloading'] as const) {
    test(`the line goes while a page is ${state}: it stays in use, and the next one comes with the line`, async ({
      hand,
    }) => {
      hand.mayHear(/^The page failed to load/);
      const { front } = hand;
      await hand.go('/about');
      if (state === 'failed' || state === 'reloading') {
        front.fault(words, 'missing');
        front.fault(/^\/services$/, state === 'failed' ? 'missing' : 'held');
      } else front.fault(words, 'held');

      if (state === 'shown') {
        await hand.loseLine();
        await footerLink(hand, 'Services');
      } else if (state === 'quiet') {
        front.line(false);
        await hand.run(() => {
          document.querySelector<HTMLElement>('footer a[href="/services"]')?.click();
        });
        await hand.loseLine();
      } else {
        await footerLink(hand, 'Services');
        if (state === 'slow') await hand.until('slow', thread);
        if (state === 'announced') await hand.until(true, isAnnounced);
        if (state === 'failed') await hand.until(true, isTold, 'The page did not load.');
        if (state === 'reloading') {
          await expect.poll(() => front.asked.includes('/services')).toBe(true);
        }
        await hand.loseLine();
      }
      await hand.until(true, isTold, 'You are offline.');
      expect(await hand.run(documents)).toBe(1);
      await hand.press('summary', 'Read More');
      // The machine has followed.
      await hand.until('Read Less', () => document.querySelector('main summary')?.textContent);
      front.mend();
      await hand.regainLine();
      await hand.reads('main h1', 'Services');
    });
  }

  for (const isLate of [false, true]) {
    const before = isLate ? 'failed' : 'served';
    test(`the line goes while life is ${before}: it becomes interactive with the line`, async ({
      hand,
    }) => {
      hand.mayHear(/^The page failed to load/);
      const { front } = hand;
      const file = /^\/assets\/about-.*\.js$/;
      front.fault(file, isLate ? 'cut' : 'held');
      await hand.open(`${front.url}/about`);
      // Then it is not loaded anew.
      if (isLate) front.fault(/^\/about$/, 'missing');
      await hand.until(before, life);
      await hand.loseLine();
      await hand.until('failed', life);
      await hand.reads('main h1', 'About');
      front.mend();
      await hand.regainLine();
      await hand.until('interactive', life);
    });
  }

  test('Back while the next page is on its way', async ({ hand }) => {
    await hand.go('/about');
    await footerLink(hand, 'Gallery');
    await hand.reads('main h1', 'Our Gallery');
    hand.front.fault(page, 'held');
    await footerLink(hand, 'Services');
    await hand.until('/services', () => location.pathname);
    await hand.back();
    await hand.until('/ourgallery', () => location.pathname);
    hand.front.mend();
    await hand.reads('main h1', 'Our Gallery');
    await hand.until('quiet', thread);
  });

  for (const kind of ['missing', 'cut'] as const) {
    test(`a file that the page itself needs is ${kind} once: it comes to life`, async ({
      hand,
    }) => {
      hand.front.fault(/^\/assets\/about-.*\.js$/, kind, 1);
      await hand.go('/about');
      await hand.press('summary', 'Read More');
      // The machine has followed.
      await hand.until('Read Less', () => document.querySelector('main summary')?.textContent);
    });
  }

  test('a file that the page needs is late: it comes to life with it', async ({ hand }) => {
    hand.front.fault(/^\/assets\/about-.*\.js$/, 'held');
    await hand.open(`${hand.front.url}/about`);
    await expect
      .poll(() => hand.front.asked.some((path) => path.startsWith('/assets/about-')))
      .toBe(true);
    await hand.press('button', 'Chat with Us');
    hand.front.mend();
    // The press was held, and counts.
    await hand.until(1, () => document.querySelectorAll('[role=log]').length);
  });

  test('a form whose code does not come says so beside its button, and works when it comes', async ({
    hand,
  }) => {
    hand.mayHear(/^The page failed to load/);
    hand.front.fault(/^\/assets\/contact-.*\.js$/, 'missing');
    await hand.open(`${hand.front.url}/Contact`);
    // Then it is not loaded anew.
    hand.front.fault(/^\/Contact$/, 'missing');
    await hand.until(
      true,
      () => document.querySelector('form .code-note')?.checkVisibility() ?? false,
    );
    hand.front.mend();
    await fillContact(hand);
    await hand.press('form button', 'Send Message');
    await hand.until('interactive', life);
    await hand.until(
      false,
      () => document.querySelector('form .code-note')?.checkVisibility() ?? true,
    );
  });
});

test('a page that was translated before it is hydrated stays whole, and answers', async ({
  hand,
}) => {
  hand.mayHear(/Minified React error #418/);
  const code = /^\/assets\/.*\.js$/;
  hand.front.fault(code, 'held');
  await hand.open(`${hand.front.url}/`);
  const whole = () =>
    ['header > div > a', '.chat-button', 'footer', 'main section', 'form'].map(
      (selector) => document.querySelectorAll(selector).length,
    );
  const before = await hand.run(whole);
  await hand.fill('textarea[name=message]', 'Namaste');
  await hand.run(() => {
    for (const heading of document.querySelectorAll('h1, h2')) {
      const font = document.createElement('font');
      font.append(...heading.childNodes);
      heading.append(font);
    }
  });
  hand.front.mend();
  await hand.until('interactive', () => document.documentElement.dataset['life']);
  expect(await hand.run(whole)).toEqual(before);
  await hand.until(
    'Namaste',
    () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
  );
  await hand.press('button', 'Chat with Us');
  await hand.until(1, () => document.querySelectorAll('[role=log]').length);
});

test('Tab leads from the start of the document to the last link of its footer', async ({
  hand,
}) => {
  await hand.go('/');
  const atEnd = () => document.activeElement === [...document.querySelectorAll('footer a')].at(-1);
  let stops = 0;
  while (!(await hand.run(atEnd)) && stops < 150) {
    await hand.key('Tab');
    stops++;
  }
  expect(stops).toBeLessThan(150);
});

// Last: WebKit’s page crashes when its driver leaves a document that has no scripts.
test('without scripts the page is read to its end, the menu opens, and the form says how to call', async ({
  hand,
  width,
}) => {
  hand.mayHear(/^There is no witness$/);
  hand.front.withoutScripts();
  await hand.open(`${hand.front.url}/Contact`);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  await hand.until([true], seen, 'form .code-note');
  expect(await hand.run(seen, 'main button')).not.toContain(true);
  expect(await hand.run(seen, '#chat-button')).not.toContain(true);
  if (width === 1440) {
    await hand.rest('header nav a', 'About us');
    await hand.until([true], seen, '#menu-about-us');
  } else {
    await hand.press('#served-menu > summary');
    await hand.until([true], seen, '#served-menu a[href="/"]');
  }
  await hand.press(width === 390 ? '#served-menu a' : 'header nav a', 'Home');
  await hand.until('/', () => location.pathname);
  await hand.reads('main h1', /We design websites and apps/);
});
