import { expect, type Page } from '@playwright/test';
import { pipelineModel } from '../../models/pipeline.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const names: Readonly<Record<string, string>> = {
  chauhan: 'Rakesh Chauhan',
  bakery: 'Fernandes Bakery',
  school: 'Green Valley School',
  gupta: 'Shalini Gupta',
  clinic: 'Dr. Thomas’s clinic',
  mill: 'Tyagi Flour Mill',
  begum: 'Nasreen Begum',
};
const people: Readonly<Record<string, string>> = {
  neha: 'Neha',
  farhan: 'Farhan',
  amrit: 'Amrit',
};
const stages: Readonly<Record<string, string>> = {
  new: 'New',
  called: 'Called',
  quoted: 'Quoted',
  won: 'Won',
};

const board = (page: Page) =>
  page.getByRole('region', { name: 'Try an enquiry list', exact: true });
const rows = (page: Page) => board(page).getByRole('listitem');
const row = (page: Page, lead: unknown) =>
  rows(page).filter({
    has: page.getByRole('heading', { name: names[String(lead)] ?? '', exact: true }),
  });
const press = (page: Page, lead: unknown, name: RegExp) =>
  row(page, lead).getByRole('button', { name }).click();

interface Board {
  readonly leads: readonly {
    readonly id: string;
    readonly person: string;
    readonly stage: string;
  }[];
  readonly lost: readonly string[];
  readonly person: string;
}

/** The person, the enquiries with their stages, and the line that is spoken are as expected. */
const shows =
  (said: RegExp, shown: 'everyone' | 'one') =>
  async (page: Page, { context }: { context: Board }): Promise<void> => {
    const { leads, lost, person } = context;
    const name = shown === 'one' ? (people[person] ?? '') : 'All';
    await expect(board(page).getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(board(page).getByRole('status')).toHaveText(said);
    const seen = leads.filter((lead) => shown === 'everyone' || lead.person === person);
    await expect(rows(page).getByRole('heading')).toHaveText(seen.map(({ id }) => names[id] ?? ''));
    for (const { id, stage } of seen) {
      const expected = lost.includes(id) ? 'Lost' : (stages[stage] ?? '');
      await expect(row(page, id).locator('p span').first()).toHaveText(expected);
    }
  };

const open = String.raw` Open in total: \d enquir(y|ies), ₹[\d,]+\.$`;
const said = {
  everyone: new RegExp(String.raw`^The whole team’s enquiries\.${open}`),
  one: new RegExp(String.raw`^(Neha|Farhan)’s enquiries\.${open}`),
  moved: new RegExp(
    String.raw` moved to (New|Called|Quoted)\. Stage total: \d enquir(y|ies), ₹[\d,]+\.${open}`,
  ),
  won: new RegExp(String.raw`: won\. Won so far: \d enquir(y|ies), ₹[\d,]+\.${open}`),
  lost: new RegExp(String.raw`: lost\. Lost so far: \d enquir(y|ies), ₹[\d,]+\.${open}`),
};

/** The enquiries on the CRM page. */
export const pipelineView = defineView(pipelineModel, {
  part: (page) => board(page).getByRole('status'),
  open: (page) => openAlive(page, '/Crmpage'),
  gestures: {
    'filter.choose': (page, { person }) =>
      board(page)
        .locator('label')
        .filter({ hasText: people[String(person)] ?? '' })
        .click(),
    'filter.clear': (page) => board(page).locator('label').filter({ hasText: 'All' }).click(),
    'lead.advance': (page, { lead }) => press(page, lead, /^Next: /),
    'lead.return': (page, { lead }) => press(page, lead, /^Back /),
    'lead.lose': (page, { lead }) => press(page, lead, /^Mark lost /),
  },
  states: {
    'shown.everyone & news.listed': shows(said.everyone, 'everyone'),
    'shown.everyone & news.moved': shows(said.moved, 'everyone'),
    'shown.everyone & news.won': shows(said.won, 'everyone'),
    'shown.everyone & news.lost': shows(said.lost, 'everyone'),
    'shown.one & news.listed': shows(said.one, 'one'),
    'shown.one & news.moved': shows(said.moved, 'one'),
    'shown.one & news.won': shows(said.won, 'one'),
    'shown.one & news.lost': shows(said.lost, 'one'),
  },
});
