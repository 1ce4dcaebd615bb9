import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { application } from '../../src/services/application.ts';
import { enquiry } from '../../src/services/enquiry.ts';
import { actionOf } from './outside.ts';

const shown = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  shown.mockReset();
  vi.stubGlobal('alert', shown);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a student is thanked at once', () => {
  actionOf(enquiry, 'alert')({}, { text: 'Thank you!' });
  expect(shown.mock.calls).toEqual([['Thank you!']]);
});

test('the failure of an application is told when the page has had a frame to show it', () => {
  let framed = false;
  requestAnimationFrame(() => (framed = true));
  shown.mockImplementation(() => expect(framed).toBe(true));
  actionOf(application, 'alert')({}, { text: 'Failed' });
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(shown.mock.calls).toEqual([['Failed']]);
});

test.each([
  ['enquiry', enquiry],
  ['application', application],
])('a browser that shows no alert does not stop the form "%s"', (_, machine) => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  shown.mockImplementation(() => {
    throw new Error('no alerts here');
  });
  actionOf(machine, 'alert')({}, { text: 'Told' });
  vi.advanceTimersByTime(20);
  expect(log).toHaveBeenCalledOnce();
});

test.each(['application', 'enquiry'])(
  'the focus of the form "%s" goes to its resume, and after it was cleared to its first control',
  (name) => {
    document.body.innerHTML = `<form><label id="${name}-label"></label><input id="${name}-name" name="name">
      <input id="${name}-resume" name="resume" type="file"></form>`;
    const machine = { application, enquiry }[name] as typeof enquiry;
    actionOf(machine, 'focusResume')({});
    expect(document.activeElement?.id).toBe(`${name}-resume`);
    actionOf(machine, 'focusFirst')({});
    expect(document.activeElement?.id).toBe(`${name}-name`);
  },
);
