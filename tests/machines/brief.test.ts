import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { connectBrief } from '../../src/machines/brief/brief.connect.ts';
import { questions } from '../../src/machines/brief/brief.machine.ts';
import '../fuzz.ts';
import { briefModel } from '../models/brief.model.ts';
import { asked, played, stage, type Stage } from '../models/stage.ts';

const play = (...events: Parameters<typeof played>[1][]) => played(briefModel, ...events);
const toggle = { type: 'brief.toggle' };
const next = { type: 'question.next' };
const finish = { type: 'brief.finish' };
const use = { type: 'brief.use' };
const added = { type: 'xstate.done.actor.addToForm' };
const choose = (question: string, answer: string) => ({ type: 'answer.choose', question, answer });
const from = (service: string, isAsked = true) => ({ type: 'brief.opened', service, isAsked });

const all = [
  choose('business', 'wholesaler'),
  choose('trouble', 'app'),
  choose('people', 'few'),
  choose('tools', 'tally'),
  choose('deadline', 'month'),
  choose('budget', 'unsure'),
];
const text =
  'We are a wholesaler. We want an app for our customers or our staff. Two to five people will use it. ' +
  'We use Tally now. We need it within a month. We are not sure about the budget.';
const read = (scene: Stage) => connectBrief(scene.snapshot() as never, () => {});

describe('a visitor who does not know what to write', () => {
  test('answers six questions, and the form gets them as a message', async () => {
    const scene = await play(toggle, ...all);
    expect(scene.snapshot().value).toEqual({ open: 'summary' });
    expect(read(scene).text).toBe(text);
    expect(await asked(scene, use)).toEqual([
      ['start addToForm', { brief: { subject: 'Apps', text }, before: undefined }],
    ]);
    expect(await asked(scene, added)).toEqual([['tell keepDraft', { type: 'draft.discard' }]]);
    expect(scene.snapshot().value).toBe('closed');
  });

  test('has nothing to put into the form before the first answer', async () => {
    const scene = await play(toggle, finish);
    expect(read(scene)).toMatchObject({
      text: '',
      chosen: [],
      panel: { 'aria-labelledby': 'brief-toggle' },
    });
  });

  test('finds the question where the brief was closed', async () => {
    const scene = await play(toggle, next, next, toggle, toggle);
    expect(scene.snapshot().value).toEqual({ open: 'people' });
  });

  test('changes an answer after it is in the form: the new message replaces that one', async () => {
    const scene = await play(toggle, choose('business', 'wholesaler'), finish, use, added);
    expect(await asked(scene, toggle)).toEqual([]);
    expect(scene.snapshot().value).toEqual({ open: 'summary' });
    await scene.play({ type: 'question.back' });
    await scene.play(choose('budget', 'unsure'));
    expect(await asked(scene, use)).toEqual([
      [
        'start addToForm',
        {
          brief: {
            subject: 'Enquiry',
            text: 'We are a wholesaler. We are not sure about the budget.',
          },
          before: { subject: 'Enquiry', text: 'We are a wholesaler.' },
        },
      ],
    ]);
  });
});

describe('a visitor who comes from a service', () => {
  const about = 'We would like a quotation for Accounting Software.';

  test('to the address of Contact below it: they are closed, and the service is answered', async () => {
    const scene = await play(from('AccountingSoftPage', false));
    expect(scene.snapshot().value).toBe('closed');
    expect(read(scene).text).toBe(about);
  });

  test('names the trouble instead of the service, which the next service does not change', async () => {
    const scene = await play(from('AccountingSoftPage'), next, choose('trouble', 'app'));
    await scene.play(from('AccountingSoftPage'));
    expect(read(scene).text).toBe('We want an app for our customers or our staff.');
  });

  test('keeps the service on the way to Contact without one', async () => {
    const scene = await play(from('AccountingSoftPage'), from('', false));
    expect(read(scene).text).toBe(about);
  });

  test('is offered the service as an answer; others are not', async () => {
    const scene = await play(toggle, next);
    expect(read(scene).answers.map(({ id }) => id)).toEqual(['app']);
    await scene.play(from('AccountingSoftPage'));
    expect(read(scene).answers.map(({ id }) => id)).toEqual(['AccountingSoftPage', 'app']);
    await scene.play(choose('trouble', 'app'));
    await scene.play({ type: 'question.back' });
    expect(read(scene).answers.map(({ props }) => props['aria-pressed'])).toEqual([false, true]);
  });
});

describe('a draft', () => {
  test('fills in only what is not answered, from answers that are offered', async () => {
    const scene = await play(toggle, choose('business', 'wholesaler'));
    const fields = {
      business: 'shop',
      trouble: ['app'],
      people: 'few',
      tools: 'abacus',
      budget: 7,
    };
    await scene.play({ type: 'draft.restored', fields });
    expect(read(scene).text).toBe('We are a wholesaler. Two to five people will use it.');
  });
});

test('whatever happens, in any order, no answer is lost but by another one or by clearing', async () => {
  const events = briefModel.events.filter(({ type }) => type !== 'xstate.done.actor.addToForm');
  const anyEvent = fc.constantFrom(...events, { type: 'xstate.done.actor.addToForm' });
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 60 }), async (walk) => {
      const scene = stage(briefModel);
      for (const event of walk) {
        const before = scene.snapshot().context.answers as Record<string, string>;
        await scene.play(event);
        const after = scene.snapshot().context.answers as Record<string, string>;
        if (event.type === 'brief.clear') continue;
        for (const question of questions) {
          const isChosen =
            'question' in event && event.question === question && after[question] === event.answer;
          if (before[question] && !isChosen) expect(after[question]).toBe(before[question]);
        }
      }
      scene.stop();
    }),
    { numRuns: 200, verbose: true },
  );
});

describe('what is rendered', () => {
  test('each step has its parts, and every press reaches the machine', async () => {
    const send = vi.fn();
    const scene = await play(toggle, choose('business', 'wholesaler'));
    const api = connectBrief(scene.snapshot() as never, send);
    expect(api).toMatchObject({
      open: true,
      question: 'trouble',
      position: 2,
      count: 6,
      answered: false,
      toggle: {
        id: 'brief-toggle',
        type: 'button',
        'aria-expanded': true,
        'aria-controls': 'brief-panel',
      },
      panel: { id: 'brief-panel', role: 'group', 'aria-labelledby': 'brief-step', hidden: false },
      step: { id: 'brief-step', tabIndex: -1 },
      use: { 'aria-disabled': false },
    });
    api.answers[0]?.props.onClick();
    for (const part of ['toggle', 'next', 'back', 'finish', 'use', 'clear'] as const) {
      expect(api[part].type).toBe('button');
      api[part].onClick();
    }
    expect(send.mock.calls.flat()).toEqual([
      choose('trouble', 'app'),
      toggle,
      next,
      { type: 'question.back' },
      finish,
      use,
      { type: 'brief.clear' },
    ]);
  });

  test('a closed brief shows nothing, and one that waits for the form is not put into it twice', async () => {
    const scene = await play();
    expect(read(scene)).toMatchObject({
      open: false,
      question: undefined,
      answers: [],
      toggle: { 'aria-expanded': false, 'aria-controls': 'brief-panel' },
      panel: { id: 'brief-panel', hidden: true },
    });
    await scene.play(from('AccountingSoftPage'));
    await scene.play(finish);
    await scene.play(use);
    expect(read(scene)).toMatchObject({ open: true, use: { 'aria-disabled': true } });
  });
});
