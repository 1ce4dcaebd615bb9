import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonFigure } from '../../src/components/page/PersonFigure.tsx';

const initials = (name: string) =>
  /<div aria-hidden="true"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      <PersonFigure
        note=""
        person={{
          name,
          role: 'Developer',
          facts: '',
          message: 'Hello.',
          image: undefined,
          profile: undefined,
        }}
      />,
    ),
  )?.[1];

test.each([
  ['Asha', 'A'],
  ['Asha Verma', 'AV'],
  ['Asha Devi Verma', 'AD'],
])('without a portrait %s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

const said = (facts: string, profile?: { label: string; href: string }) => {
  const person = { name: 'Asha', role: 'Tester', message: 'Hello.', image: undefined };
  return renderToStaticMarkup(
    <PersonFigure note="(opens in a new tab)" person={{ ...person, facts, profile }} />,
  );
};

test('experience, qualification and a profile stand below the role; what is empty has no place', () => {
  const whole = said('12 years of experience · B.Tech', {
    label: 'LinkedIn',
    href: 'https://www.linkedin.com/in/asha',
  });
  expect(whole).toContain('>12 years of experience · B.Tech</p>');
  expect(whole).toMatch(
    /<a href="https:\/\/www\.linkedin\.com\/in\/asha" target="_blank".*>LinkedIn<span class="sr-only"> Asha \(opens in a new tab\)</,
  );
  expect(said('').match(/<p\b/g)).toHaveLength(3);
  expect(said('')).not.toContain('<a');
});
