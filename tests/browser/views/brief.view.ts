import { expect, type Page, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { briefModel } from '../../models/brief.model.ts';
import { fill, plain } from '../contact-form.ts';
import { openAlive, restoreDraft, withoutMap } from '../site.ts';
import { defineView } from './view.ts';

/** What is asked, and what the button of each answer of the model says. */
const steps = {
  business: ['What kind of business is it?', { wholesaler: 'Wholesaler' }],
  trouble: [
    'What is the trouble?',
    { app: 'We want an app', AccountingSoftPage: 'Accounting Software' },
  ],
  people: ['How many people will use it?', { few: '2 to 5' }],
  tools: ['What do you use now?', { tally: 'Tally' }],
  deadline: ['By when do you need it?', { month: 'Within a month' }],
  budget: ['What is your budget?', { unsure: 'Not sure' }],
} as const;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];
const labelOf = (step: Step, id: string) => (steps[step][1] as Record<string, string>)[id] ?? id;

/** The sentence of each answer of the model. */
const sentences: Readonly<Record<string, string>> = {
  wholesaler: 'We are a wholesaler.',
  AccountingSoftPage: 'We would like a quotation for Accounting Software.',
  app: 'We want an app for our customers or our staff.',
  few: 'Two to five people will use it.',
  tally: 'We use Tally now.',
  month: 'We need it within a month.',
  unsure: 'We are not sure about the budget.',
};

const toggle = (page: Page) => page.getByRole('button', { name: 'Answer six questions' });
const panel = (page: Page) => page.locator('#brief').getByRole('group');
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const message = (page: Page) => page.getByRole('form').getByLabel('Message', { exact: true });

/** What was answered, as it is written. */
const textOf = ({ context }: AnyMachineSnapshot) =>
  names
    .map((name) => sentences[(context.answers as Record<Step, string>)[name]])
    .filter(Boolean)
    .join(' ');

async function isClosed(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toHaveCount(0);
  const added = context.added as { subject: string; text: string } | undefined;
  await expect(message(page)).toHaveValue(added?.text ?? '');
  if (!added) return;
  await expect(message(page)).toBeFocused();
  const subject = page.getByRole('form').getByLabel('Subject', { exact: true });
  await expect(subject).toHaveValue(added.subject);
}

const asks =
  (step: Step) =>
  async (page: Page, { context }: AnyMachineSnapshot): Promise<void> => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const heading = panel(page).getByRole('heading', { level: 3 });
    const position = names.indexOf(step) + 1;
    await expect(heading).toHaveText(`Question ${position} of 6 ${steps[step][0]}`);
    await expect(panel(page)).toHaveAccessibleName(`Question ${position} of 6 ${steps[step][0]}`);
    const answer = (context.answers as Record<Step, string>)[step];
    const pressed = panel(page).getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(answer ? [labelOf(step, answer)] : []);
    await expect(
      panel(page).getByRole('button', { name: answer ? 'Next' : 'Skip', exact: true }),
    ).toBeVisible();
  };

async function summarizes(page: Page, expected: AnyMachineSnapshot): Promise<void> {
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText('Your message');
  const text = textOf(expected);
  await expect(panel(page).locator('p').first()).toHaveText(
    text || 'You have not answered a question yet.',
  );
  const use = panel(page).getByRole('button', { name: 'Put it into the form' });
  await expect(use).toHaveCount(text ? 1 : 0);
  if (text) await expect(use).toHaveAttribute('aria-disabled', String(expected.value === 'adding'));
}

/** The brief above the form of Contact. */
export const briefView = defineView(briefModel, {
  part: toggle,
  async open(page): Promise<Route[]> {
    const requests: Route[] = [];
    await withoutMap(page);
    await page.route('**/api/v1.0/email/**', (route) => void requests.push(route));
    await openAlive(page, '/Contact');
    return requests;
  },
  gestures: {
    // By links, without leaving the site.
    'brief.opened': async (page, { service }) => {
      const end = page.getByRole('contentinfo');
      await end.getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL('/services');
      if (!service) {
        const header = page.getByRole('banner');
        await header.getByRole('link', { name: 'Contact', exact: true }).click();
        return expect(page).toHaveURL('/Contact');
      }
      const content = page.getByRole('main');
      await content.getByRole('link', { name: 'Accounting Software' }).click();
      await expect(page).toHaveURL('/AccountingSoftPage');
      await content.getByRole('link', { name: 'Get a quotation' }).click();
      await expect(page).toHaveURL('/Contact?about=AccountingSoftPage');
    },
    'brief.toggle': async (page) => {
      await toggle(page).click();
      await expect(toggle(page)).toBeFocused();
    },
    'answer.choose': async (page, { question, answer }) => {
      await press(page, labelOf(question as Step, String(answer)));
      await expect(page.locator('#brief-step')).toBeFocused();
    },
    'question.next': async (page) => {
      await panel(page)
        .getByRole('button', { name: /^(?:Next|Skip)$/ })
        .click();
      await expect(page.locator('#brief-step')).toBeFocused();
    },
    'question.back': async (page) => {
      await press(page, 'Back');
      await expect(page.locator('#brief-step')).toBeFocused();
    },
    'brief.finish': async (page) => {
      await press(page, 'Finish now');
      await expect(page.locator('#brief-step')).toBeFocused();
    },
    // While a message is on its way, which takes no brief.
    'brief.use': async (page) => {
      await fill(page, plain);
      await page.getByRole('form').getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
      await press(page, 'Put it into the form');
    },
    'brief.clear': async (page) => {
      await press(page, 'Clear the answers');
      await expect(page.locator('#brief-step')).toBeFocused();
      const kept = () => page.evaluate(() => localStorage.getItem('draft.brief'));
      expect(await kept()).toBeNull();
    },
    'draft.restored': (page, { fields }) => restoreDraft(page, 'brief', fields),
    'xstate.done.actor.addToForm': async (_page, _event, requests) => {
      await requests.at(-1)?.fulfill({ body: 'OK' });
    },
  },
  states: {
    closed: isClosed,
    'open.business': asks('business'),
    'open.trouble': asks('trouble'),
    'open.people': asks('people'),
    'open.tools': asks('tools'),
    'open.deadline': asks('deadline'),
    'open.budget': asks('budget'),
    'open.summary': summarizes,
    adding: summarizes,
  },
});
