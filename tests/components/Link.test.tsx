// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FollowContext, Link } from '../../src/components/base/Link.tsx';

const follow = vi.fn();

/** Presses a link; answers whether it is left to the browser. */
function press(
  link: ComponentProps<typeof Link>,
  how: MouseEventInit = {},
  context: { follow?: typeof follow } = { follow },
): boolean {
  const { container } = render(
    <FollowContext value={context.follow}>
      <Link {...link}>About</Link>
    </FollowContext>,
  );
  let isLeft = false;
  // After the link's own handler; the browser of this test cannot go anywhere.
  container.ownerDocument.addEventListener(
    'click',
    (click) => {
      isLeft = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link'), how);
  return isLeft;
}

beforeEach(() => history.replaceState(null, '', '/ourblog?from=mail'));
afterEach(() => {
  cleanup();
  follow.mockReset();
});

test('a press on a link goes to its address, search and fragment included', () => {
  expect(press({ to: '/about?a=b#team' })).toBe(false);
  expect(follow.mock.calls).toEqual([['/about?a=b#team', { replace: false }]]);
});

test('a link to a place on the page is handed on as it is', () => {
  expect(press({ to: '#first' })).toBe(false);
  expect(follow.mock.calls).toEqual([['#first', { replace: false }]]);
});

test('a press on a link to the very address that is open takes no further step in the history', () => {
  expect(press({ to: '/ourblog?from=mail' })).toBe(false);
  expect(follow.mock.calls).toEqual([['/ourblog?from=mail', { replace: true }]]);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
])('with %s the browser opens it elsewhere', (_, how) => {
  expect(press({ to: '/about' }, how)).toBe(true);
  expect(follow).not.toHaveBeenCalled();
});

test('a link whose handler prevents it is not followed', () => {
  expect(press({ to: '/about', onClick: (event) => event.preventDefault() })).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

test('where nothing follows links, the browser does', () => {
  expect(press({ to: '/about' }, {}, {})).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about');
});
