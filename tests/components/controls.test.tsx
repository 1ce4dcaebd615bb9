import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { Carousel } from '../../src/components/page/Carousel.tsx';
import { Motion } from '../../src/components/page/Motion.tsx';
import { ScrollTop } from '../../src/components/frame/ScrollTop.tsx';
import { Theme } from '../../src/components/frame/Theme.tsx';
import { carouselWords } from '../../src/content/carousel.ts';
import { footer } from '../../src/content/footer.ts';
import { shell } from '../../src/content/shell.ts';
import { motion } from '../../src/services/motion.ts';
import { carousel } from '../../src/services/carousel.ts';
import { scrolltop } from '../../src/services/scrolltop.ts';
import { theme } from '../../src/services/theme.ts';
import { quietVisit } from '../models/quiet.ts';
import { stubMedia } from '../services/outside.ts';
import { Stage } from './stage.tsx';

let visit: ReturnType<typeof quietVisit>;
beforeEach(() => {
  localStorage.clear();
  stubMedia({});
  visit = quietVisit({ actors: { motion, scrolltop, theme } });
});
afterEach(() => {
  cleanup();
  visit.stop();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

const show = (view: ReactNode) => render(<Stage visit={visit}>{view}</Stage>);
const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
const named = (name: string) => {
  const found = all('button').find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};

test('each button of a carousel turns it its own way, and the picker to its own slide', () => {
  const asked: unknown[] = [];
  const silent = fromCallback(() => {});
  show(
    <Carousel
      machine={carousel.provide({
        actors: {
          watchMotion: silent as never,
          turn: fromCallback(({ receive }) => receive((command) => asked.push(command))) as never,
        },
      })}
      spec={{ id: 'team', delay: 2500, gap: 24 }}
      label="Our Team"
      labels={carouselWords}
      motionSwitch="Switch"
      slides={['Arjun', 'Meera', 'Gurpreet'].map((key) => ({ key, view: key }))}
      threefold
    />,
  );
  fireEvent.click(named('Previous slide'));
  fireEvent.click(named('Next slide'));
  fireEvent.click(named('2 of 3'));
  expect(asked).toEqual([
    { type: 'turn.previous' },
    { type: 'turn.next' },
    { type: 'turn.to', index: 1 },
  ]);
  expect(all('[role=group], [role=region]').map((part) => part.getAttribute('aria-label'))).toEqual(
    ['Our Team', 'Choose a slide', 'Our Team: slides', '1 of 3', '2 of 3', '3 of 3'],
  );
  expect(all('[aria-roledescription=slide]').map(({ textContent }) => textContent)).toEqual([
    'Arjun',
    'Meera',
    'Gurpreet',
  ]);
  for (const button of all('button'))
    expect(button.getAttribute('aria-controls')).toBe('team-slides');
});

test('each theme is chosen by its own word, and one of them is always on', () => {
  show(<Theme machine={theme} words={footer.theme} group="theme" />);
  const checked = () =>
    all<HTMLInputElement>('input')
      .filter((radio) => radio.checked)
      .map(({ value }) => value);
  const words = all('label').map(({ textContent }) => textContent);
  expect(words).toEqual(['System', 'Light', 'Dark']);
  expect(checked()).toEqual(['system']);
  for (const [word, worn] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['System', undefined],
  ] as const) {
    fireEvent.click(all('label').find(({ textContent }) => textContent === word) as HTMLElement);
    expect(checked()).toEqual([word.toLowerCase()]);
    expect(document.documentElement.dataset.theme).toBe(worn);
  }
});

test.each(['silk', 'quiet'] as const)(
  'the motion switch (%s) keeps its name, which a screen reader meets, and says whether it is pressed',
  (look) => {
    show(<Motion machine={motion} words={shell} look={look} />);
    const button = named('Pause motion');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(named('Pause motion').getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('motion.choice')).toBe('paused');
    expect(button.querySelector('span')?.className).toBe(look === 'quiet' ? 'sr-only' : '');
  },
);

test('the way back to the top is there when there is a way back, and named to eye and ear', () => {
  vi.useFakeTimers();
  const scrolled = (top: number) =>
    act(() => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(50);
    });
  vi.stubGlobal('innerHeight', 900);
  visit.stop();
  visit = quietVisit({ actors: { scrolltop } });
  show(<ScrollTop machine={scrolltop} label={shell.scrollToTop} />);
  const button = named('Back to top');
  expect(button.title).toBe('Back to top');
  scrolled(0);
  expect(button.hidden).toBe(true);
  scrolled(5000);
  expect(button.hidden).toBe(false);
  scrolled(0);
  expect(button.hidden).toBe(true);
  vi.useRealTimers();
});
