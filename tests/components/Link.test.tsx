import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, NavigateContext } from '../../src/components/base/Link.tsx';
import { TextLink } from '../../src/pages/TextLink.tsx';

const navigate = vi.fn();

/** Presses a link; returns whether the browser handles the press. */
function press(
  link: ComponentProps<typeof Link>,
  how: MouseEventInit = {},
  context: { navigate?: typeof navigate } = { navigate },
): boolean {
  return pressIn(
    <NavigateContext value={context.navigate}>
      <Link {...link}>About</Link>
    </NavigateContext>,
    how,
  );
}

function pressIn(element: ReactElement, how: MouseEventInit = {}): boolean {
  const { container } = render(element);
  let handledByBrowser = false;
  // After the link's own handler. jsdom cannot navigate.
  container.ownerDocument.addEventListener(
    'click',
    (click) => {
      handledByBrowser = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link'), how);
  return handledByBrowser;
}

afterEach(() => {
  cleanup();
  navigate.mockReset();
});

test('a press on a link goes to its address, search and fragment included', () => {
  expect(press({ to: '/about?a=b#team' })).toBe(false);
  expect(navigate.mock.calls).toEqual([['/about?a=b#team']]);
});

test('a link to a fragment of the page is handed on as it is', () => {
  expect(press({ to: '#first' })).toBe(false);
  expect(navigate.mock.calls).toEqual([['#first']]);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
])('with %s the browser opens it elsewhere', (_, how) => {
  expect(press({ to: '/about' }, how)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a link whose handler prevents it is not followed', () => {
  expect(press({ to: '/about', onClick: (event) => event.preventDefault() })).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('without a NavigateContext the browser follows the link', () => {
  expect(press({ to: '/about' }, {}, {})).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about');
});

test.each(['mailto:a@weavers.test', 'tel:+911000000001', 'https://weavers.test/'])(
  'the browser follows %s in a text, the site follows a path',
  (href) => {
    const inText = (to: string) => (
      <NavigateContext value={navigate}>
        <TextLink link={{ label: 'Us', href: to }} />
      </NavigateContext>
    );
    expect(pressIn(inText(href))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    cleanup();
    expect(pressIn(inText('/Contact'))).toBe(false);
    expect(navigate.mock.calls).toEqual([['/Contact']]);
  },
);
