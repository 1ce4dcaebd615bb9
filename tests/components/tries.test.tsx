import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bugreport } from '../../src/components/live/Bugreport.tsx';
import { Bill } from '../../src/components/live/Bill.tsx';
import { Compare } from '../../src/components/live/Compare.tsx';
import { Stock } from '../../src/components/live/Stock.tsx';
import { bugreportWords } from '../../src/content/live/bugreport.ts';
import { billWords } from '../../src/content/live/bill.ts';
import { compareWords } from '../../src/content/live/compare.ts';
import { stockWords } from '../../src/content/live/stock.ts';
import { compareMachine } from '../../src/machines/compare/compare.machine.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

let visit: ReturnType<typeof quietVisit>;
beforeEach(() => void (visit = quietVisit()));
afterEach(() => {
  cleanup();
  visit.stop();
});

const show = (view: ReactNode) => render(<Stage visit={visit}>{view}</Stage>);
const find = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const press = (name: string) => {
  const button = find('button').find((each) => nameOf(each) === name);
  if (!button) throw new Error(`There is no button ${name}`);
  fireEvent.click(button);
};

test('each button of the invoice does what it says, to its own line', () => {
  show(<Bill words={billWords} />);
  const quantities = () => find<HTMLInputElement>('input[type=text]').map(({ value }) => value);
  expect(quantities()).toEqual(['40', '12', '60', '25']);
  press('One more: Mixer grinder, 750 W');
  expect(quantities()).toEqual(['40', '13', '60', '25']);
  press('One less: Steel tiffin box, 3 tiers');
  expect(quantities()).toEqual(['40', '13', '59', '25']);
  fireEvent.change(find('[aria-label="Quantity of Cotton bed sheet, double"]')[0] as HTMLElement, {
    target: { value: '1' },
  });
  expect(quantities()).toEqual(['40', '13', '59', '1']);
  expect(find('button').map(nameOf)).toEqual([
    'One less: Ceiling fan, 1200 mm',
    'One more: Ceiling fan, 1200 mm',
    'One less: Mixer grinder, 750 W',
    'One more: Mixer grinder, 750 W',
    'One less: Steel tiffin box, 3 tiers',
    'One more: Steel tiffin box, 3 tiers',
    'One less: Cotton bed sheet, double',
    'One more: Cotton bed sheet, double',
  ]);
});

test('the invoice names the state of supply and its taxes, for a customer in the same state and in another', () => {
  show(<Bill words={billWords} />);
  const supply = () =>
    find('p').find(({ textContent }) => textContent?.startsWith('Place of supply'))?.textContent;
  const sums = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(supply()).toBe('Place of supply: Uttar Pradesh (09)');
  expect(sums()).toEqual([
    'Taxable value',
    'CGST 9%',
    'SGST 9%',
    'CGST 2.5%',
    'SGST 2.5%',
    'Rounding',
    'Total',
  ]);
  fireEvent.click(find('label').find(({ textContent }) => textContent === 'Delhi') as HTMLElement);
  expect(supply()).toBe('Place of supply: Delhi (07)');
  expect(sums()).toEqual(['Taxable value', 'IGST 18%', 'IGST 5%', 'Rounding', 'Total']);
});

test('the stock counts in the right words: many, one and none', () => {
  show(<Stock words={stockWords} />);
  const left = () =>
    [...document.querySelectorAll('h4 + p.whitespace-nowrap')].map(
      ({ textContent }) => textContent,
    );
  expect(left()).toEqual(['34 planks', '9 sheets', '30 pieces', '5 litres']);
  press('Produce Reception desk');
  expect(left()).toEqual(['24 planks', '1 sheet', '22 pieces', '2 litres']);
  press('Produce Six dining chairs');
  expect(left()).toEqual(['12 planks', '1 sheet', '22 pieces', '0 litres']);
  press('Produce Three-door wardrobe');
  expect(find('[role=status]')[0]?.textContent).toBe(
    'Three-door wardrobe: not started. Still missing: 5 plywood sheets and 2 litres of polish.',
  );
  press('Receive delivery Plywood, 18 mm');
  expect(find('[role=status]')[0]?.textContent).toBe(
    'Plywood, 18 mm: a delivery of 12 plywood sheets is in stock.',
  );
});

test('the fault of the bug report is told where it is, and its repair where that is', () => {
  show(<Bugreport words={bugreportWords} />);
  const seen = () => {
    const [total, step] = find('[role=status]').map(({ textContent }) => textContent);
    return [find('h3 + p')[0]?.textContent, step, total].join(' | ');
  };
  const add = () => {
    if (find('button').some((button) => button.textContent === 'Add up')) press('Add up');
    return seen();
  };
  const wrong = 'Total ₹810.00Wrong: it should be ₹855.00.';
  const right = 'Total ₹855.00Right: the discount is taken off once.';
  expect(add()).toBe(`At the counter | Step 1 of 5: Reported | ${wrong}`);
  press('Next step');
  expect(add()).toBe(`On our copy | Step 2 of 5: Reproduced | ${wrong}`);
  press('Next step');
  expect(add()).toBe(`On our copy | Step 3 of 5: Fixed | ${right}`);
  press('Next step');
  expect(add()).toBe(`On our copy | Step 4 of 5: Tested | ${right}`);
  press('Next step');
  expect(add()).toBe(`At the counter | Step 5 of 5: Live | ${right}`);
  press('Back');
  expect(seen()).toContain('Step 4 of 5: Tested');
});

test('the divide shows as much of the finished screen as it says, and each picture tells what it is', () => {
  show(<Compare machine={compareMachine} words={compareWords} />);
  const handle = find<HTMLInputElement>('input')[0] as HTMLInputElement;
  const divide = () => find('.compare')[0]?.style.getPropertyValue('--divide');
  expect(handle.getAttribute('aria-label')).toBe('How much of the finished screen is shown');
  expect([divide(), handle.getAttribute('aria-valuetext')]).toEqual(['50%', '50% finished screen']);
  fireEvent.change(handle, { target: { value: '70' } });
  expect([divide(), handle.getAttribute('aria-valuetext')]).toEqual(['70%', '70% finished screen']);
  expect(
    find('[role=img]').map((picture) => [
      picture.getAttribute('aria-label')?.slice(0, 20),
      picture.classList.contains('compare-first'),
      picture.querySelectorAll('.invisible').length > 0,
    ]),
  ).toEqual([
    ['The wireframe of the', false, true],
    ['The finished screen:', true, false],
  ]);
});
