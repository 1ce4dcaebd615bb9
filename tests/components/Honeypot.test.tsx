import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Honeypot } from '../../src/components/forms/Honeypot.tsx';

afterEach(() => vi.unstubAllEnvs());

test('no form has a field for programs unless the owner asks for it', () => {
  expect(renderToStaticMarkup(<Honeypot />)).toBe('');
});

test('where it is, nobody sees, hears or reaches it, and no browser fills it in', () => {
  vi.stubEnv('VITE_SPAM_HONEYPOT', 'on');
  const html = renderToStaticMarkup(<Honeypot />);
  expect(html).toContain('name="leave-empty"');
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('class="sr-only"');
  expect(html).toMatch(/autocomplete="off"/i);
});
