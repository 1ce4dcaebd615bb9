// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Accordion } from '../../src/components/page/Accordion.tsx';
import { Disclosure } from '../../src/components/page/Disclosure.tsx';
import { findable } from '../../src/components/findable.ts';
import { accordion } from '../../src/services/accordion.ts';
import { disclosure } from '../../src/services/disclosure.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

let visit: ReturnType<typeof quietVisit>;
beforeEach(() => void (visit = quietVisit()));
afterEach(() => {
  cleanup();
  visit.stop();
});

const questions = [
  { question: 'First?', answer: 'One.' },
  { question: 'Second?', answer: 'Two.' },
];
const showAccordion = () =>
  render(
    <Stage visit={visit}>
      <Accordion machine={accordion} items={questions} />
    </Stage>,
  );
const cover = (text: string) => screen.getByText(text).closest('[role=region]')?.parentElement;
const found = (text: string) =>
  act(() => void cover(text)?.dispatchEvent(new Event('beforematch')));

test('what is closed can be found by the browser’s search, and opens when it is', () => {
  showAccordion();
  expect([cover('One.'), cover('Two.')].map((each) => each?.getAttribute('hidden'))).toEqual([
    'until-found',
    'until-found',
  ]);
  found('Two.');
  expect(cover('Two.')?.hasAttribute('hidden')).toBe(false);
  expect(screen.getByRole('button', { name: 'Second?' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  found('One.');
  expect(cover('One.')?.hasAttribute('hidden')).toBe(false);
  expect(cover('Two.')?.getAttribute('hidden')).toBe('until-found');
});

test('a text behind a button can be found too', () => {
  render(
    <Stage visit={visit}>
      <Disclosure
        machine={disclosure}
        name="about-more"
        more="Read More"
        less="Read Less"
        describedBy="x"
      >
        Mission
      </Disclosure>
    </Stage>,
  );
  const text = () => screen.getByText('Mission');
  expect(text().getAttribute('hidden')).toBe('until-found');
  act(() => void text().dispatchEvent(new Event('beforematch')));
  expect(text().hasAttribute('hidden')).toBe(false);
  expect(screen.getByRole('button').textContent).toBe('Read Less');
});

test('a question opened and closed fifty times keeps one listener', () => {
  const element = document.createElement('div');
  const add = vi.spyOn(element, 'addEventListener');
  const remove = vi.spyOn(element, 'removeEventListener');
  const heard = vi.fn<() => void>();
  let end: (() => void) | undefined;
  for (let count = 0; count < 50; count += 1) {
    end?.();
    end = findable(false, heard)(element);
  }
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(1);
  element.dispatchEvent(new Event('beforematch'));
  expect(heard).toHaveBeenCalledTimes(1);
  end?.();
  element.dispatchEvent(new Event('beforematch'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what the browser’s search has opened before the code came is open when it has', () => {
  const element = document.createElement('div');
  element.hidden = true;
  const heard = vi.fn<() => void>();
  findable(true, heard)(element);
  expect(heard).not.toHaveBeenCalled();
  expect(element.getAttribute('hidden')).toBe('until-found');
  element.hidden = false;
  findable(true, heard)(element);
  expect(heard).toHaveBeenCalledTimes(1);
});
