import { expect, type Page } from '@playwright/test';
import { bugreportModel } from '../../models/bugreport.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const report = (page: Page) => page.getByRole('region', { name: 'See one bug fixed' });
const press = (page: Page, name: string) =>
  report(page).getByRole('button', { name, exact: true }).click();

const names = ['Reported', 'Reproduced', 'Fixed', 'Tested', 'Live'];

/** Step, till, the extra discount and the other tests are as they should be. */
const shows =
  (position: number, till: 'added' | 'cleared') =>
  async (page: Page): Promise<void> => {
    const faulty = position < 3;
    const name = names[position - 1] ?? '';
    const statuses = report(page).getByRole('status');
    await expect(statuses.last()).toHaveText(`Step ${position} of 5: ${name}`);
    const current = report(page).locator('li[aria-current="step"]');
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('heading', { level: 4 })).toHaveText(name);
    const total = till === 'cleared' ? 'Not added up yet' : faulty ? '₹810.00' : '₹855.00';
    await expect(statuses.first()).toContainText(total);
    await expect(report(page).getByText('Discount 5%, again')).toHaveCount(faulty ? 1 : 0);
    await expect(report(page).getByRole('heading', { name: 'Also tested' })).toHaveCount(
      position > 3 ? 1 : 0,
    );
  };

/** The report on the Bug Fixing page. */
export const bugreportView = defineView(bugreportModel, {
  part: (page) => report(page).getByRole('status').first(),
  open: (page) => openAlive(page, '/BugFix'),
  gestures: {
    'step.next': (page) => press(page, 'Next step'),
    'step.back': (page) => press(page, 'Back'),
    'till.add': (page) => press(page, 'Add up'),
    'till.clear': (page) => press(page, 'Clear the total'),
  },
  states: {
    'step.reported & till.added': shows(1, 'added'),
    'step.reported & till.cleared': shows(1, 'cleared'),
    'step.reproduced & till.added': shows(2, 'added'),
    'step.reproduced & till.cleared': shows(2, 'cleared'),
    'step.fixed & till.added': shows(3, 'added'),
    'step.fixed & till.cleared': shows(3, 'cleared'),
    'step.tested & till.added': shows(4, 'added'),
    'step.tested & till.cleared': shows(4, 'cleared'),
    'step.live & till.added': shows(5, 'added'),
    'step.live & till.cleared': shows(5, 'cleared'),
  },
});
