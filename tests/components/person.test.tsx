import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonFigure } from '../../src/components/page/PersonFigure.tsx';

const initials = (name: string) =>
  /<div aria-hidden="true"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      <PersonFigure person={{ name, role: 'Developer', message: 'Hello.', image: undefined }} />,
    ),
  )?.[1];

test.each([
  ['Asha', 'A'],
  ['Asha Verma', 'AV'],
  ['Asha Devi Verma', 'AD'],
])('without a portrait %s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
