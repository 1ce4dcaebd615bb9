import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectPipeline } from '../../src/machines/pipeline/pipeline.connect.ts';
import '../fuzz.ts';
import { pipelineModel } from '../models/pipeline.model.ts';
import { played, stage } from '../models/stage.ts';

const choose = (person: string) => ({ type: 'filter.choose', person });
const clear = { type: 'filter.clear' };
const advance = (lead: string) => ({ type: 'lead.advance', lead });
const back = (lead: string) => ({ type: 'lead.return', lead });
const lose = (lead: string) => ({ type: 'lead.lose', lead });

async function play(...events: AnyEventObject[]) {
  const scene = await played(pipelineModel, ...events);
  const send = vi.fn();
  const snapshot = scene.snapshot();
  return { value: snapshot.value, api: connectPipeline(snapshot as never, send), send };
}

/** Where each enquiry that is shown stands. */
const columns = async (...events: AnyEventObject[]) =>
  Object.fromEntries((await play(...events)).api.leads.map(({ id, column }) => [id, column]));

const atFirst = {
  chauhan: 'new',
  bakery: 'new',
  school: 'called',
  gupta: 'quoted',
  clinic: 'quoted',
  mill: 'won',
  begum: 'lost',
};

describe('a visitor moves enquiries', () => {
  test('at first the whole team’s are listed, with count and sum of each stage and of what is open', async () => {
    const { api, value } = await play();
    expect(value).toEqual({ shown: 'everyone', news: 'listed' });
    expect(await columns()).toEqual(atFirst);
    expect(api.totals).toEqual([
      { column: 'new', count: 2, sum: 72500000 },
      { column: 'called', count: 1, sum: 127500000 },
      { column: 'quoted', count: 2, sum: 103000000 },
      { column: 'won', count: 1, sum: 79500000 },
      { column: 'lost', count: 1, sum: 13000000 },
    ]);
    expect(api.open).toEqual({ count: 5, sum: 303000000 });
    expect(api.news).toBeUndefined();
  });

  test('one goes on from stage to stage until it is won, and what is open follows', async () => {
    const one = advance('chauhan');
    const called = await play(one);
    expect(called.value).toEqual({ shown: 'everyone', news: 'moved' });
    expect(called.api.news).toEqual({
      state: 'moved',
      subject: 'chauhan',
      total: { column: 'called', count: 2, sum: 146000000 },
    });
    expect(called.api.open).toEqual({ count: 5, sum: 303000000 });
    expect((await columns(one, one)).chauhan).toBe('quoted');
    const won = await play(one, one, one);
    expect(won.value).toEqual({ shown: 'everyone', news: 'won' });
    expect(won.api.news?.total).toEqual({ column: 'won', count: 2, sum: 98000000 });
    expect(won.api.open).toEqual({ count: 4, sum: 284500000 });
    expect(await columns(one, one, one)).toEqual({ ...atFirst, chauhan: 'won' });
  });

  test('and back, stage by stage, from won too; a new one stays new', async () => {
    expect((await play(back('mill'))).value).toEqual({ shown: 'everyone', news: 'moved' });
    expect(await columns(back('mill'))).toEqual({ ...atFirst, mill: 'quoted' });
    expect((await columns(back('mill'), back('mill'))).mill).toBe('called');
    expect((await columns(back('mill'), back('mill'), back('mill'))).mill).toBe('new');
    expect((await play(back('chauhan'))).value).toEqual({ shown: 'everyone', news: 'listed' });
    expect(await columns(back('chauhan'))).toEqual(atFirst);
  });

  test('one that is lost leaves what is open, and comes back to the stage it had reached', async () => {
    const lost = await play(lose('gupta'));
    expect(lost.value).toEqual({ shown: 'everyone', news: 'lost' });
    expect(lost.api.news).toEqual({
      state: 'lost',
      subject: 'gupta',
      total: { column: 'lost', count: 2, sum: 54000000 },
    });
    expect(lost.api.open).toEqual({ count: 4, sum: 262000000 });
    expect(await columns(lose('bakery'), back('begum'))).toEqual({
      ...atFirst,
      bakery: 'lost',
      begum: 'called',
    });
    // From its first stage too, where there is no stage before.
    expect(await columns(lose('bakery'), back('bakery'))).toEqual(atFirst);
  });

  test('an enquiry that nobody made moves nothing', async () => {
    for (const event of [advance('nobody'), back('nobody'), lose('nobody')]) {
      expect((await play(event)).value).toEqual({ shown: 'everyone', news: 'listed' });
    }
  });
});

describe('a visitor chooses a person', () => {
  test('and sees that person’s enquiries and sums only', async () => {
    const { api, value } = await play(choose('neha'));
    expect(value).toEqual({ shown: 'one', news: 'listed' });
    expect(api.person).toBe('neha');
    expect(await columns(choose('neha'))).toEqual({
      chauhan: 'new',
      gupta: 'quoted',
      begum: 'lost',
    });
    expect(api.totals).toEqual([
      { column: 'new', count: 1, sum: 18500000 },
      { column: 'called', count: 0, sum: 0 },
      { column: 'quoted', count: 1, sum: 41000000 },
      { column: 'won', count: 0, sum: 0 },
      { column: 'lost', count: 1, sum: 13000000 },
    ]);
    expect(api.open).toEqual({ count: 2, sum: 59500000 });
  });

  test('and another, and all again; what was moved stays moved', async () => {
    const events = [choose('neha'), advance('gupta'), choose('farhan')];
    const { api, value } = await play(...events);
    expect(value).toEqual({ shown: 'one', news: 'listed' });
    expect(api.person).toBe('farhan');
    expect(await columns(...events)).toEqual({ bakery: 'new', clinic: 'quoted' });
    const all = await play(...events, clear);
    expect(all.value).toEqual({ shown: 'everyone', news: 'listed' });
    expect(all.api.person).toBeUndefined();
    expect(await columns(...events, clear)).toEqual({ ...atFirst, gupta: 'won' });
  });

  test('the news counts what is shown', async () => {
    const { api } = await play(choose('neha'), advance('chauhan'));
    expect(api.news?.total).toEqual({ column: 'called', count: 1, sum: 18500000 });
  });
});

test('whatever is pressed, in any order: no enquiry is lost from the board or counted twice', () => {
  const lead = fc.constantFrom(...Object.keys(atFirst));
  const anyEvent = fc.oneof(
    fc.constantFrom('neha', 'farhan', 'amrit').map(choose),
    fc.constant(clear),
    lead.map(advance),
    lead.map(back),
    lead.map(lose),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const scene = stage(pipelineModel);
      for (const event of events) void scene.play(event);
      void scene.play(clear);
      const { totals, open } = connectPipeline(scene.snapshot() as never, () => {});
      scene.stop();
      const sum = (some: readonly { count: number; sum: number }[]) =>
        some.reduce((all, next) => [(all[0] ?? 0) + next.count, (all[1] ?? 0) + next.sum], [0, 0]);
      // Seven enquiries of ₹39,55,000.
      expect(sum(totals)).toEqual([7, 395500000]);
      expect(sum(totals.slice(0, 3))).toEqual([open.count, open.sum]);
    }),
  );
});

describe('what eye, hand and screen reader meet', () => {
  const onClick = expect.any(Function) as unknown;
  const press = (disabled: boolean) => ({ type: 'button', 'aria-disabled': disabled, onClick });

  test('each row has what a person reads in it, and buttons that say whether they do something', async () => {
    const { api } = await play();
    const row = (id: string) => api.leads.find((lead) => lead.id === id);
    expect(row('chauhan')).toEqual({
      id: 'chauhan',
      person: 'neha',
      amount: 18500000,
      column: 'new',
      reached: 1,
      next: 'called',
      advance: press(false),
      return: press(true),
      lose: press(false),
    });
    expect(row('mill')).toEqual({
      id: 'mill',
      person: 'amrit',
      amount: 79500000,
      column: 'won',
      reached: 4,
      next: undefined,
      advance: press(true),
      return: press(false),
      lose: press(true),
    });
    expect(row('begum')).toEqual({
      id: 'begum',
      person: 'neha',
      amount: 13000000,
      column: 'lost',
      reached: 2,
      next: 'quoted',
      advance: press(true),
      return: press(false),
      lose: press(true),
    });
    expect(api.stageCount).toBe(4);
  });

  test('one that was lost in its first stage can come back', async () => {
    const { api } = await play(lose('chauhan'));
    expect(api.leads[0]?.return['aria-disabled']).toBe(false);
  });

  test('the people are radio buttons, and so is the team', async () => {
    const { api } = await play(choose('farhan'));
    expect(api.people).toEqual(['neha', 'farhan', 'amrit']);
    const radio = (value: string, checked: boolean) => ({
      type: 'radio',
      name: 'pipeline-person',
      value,
      checked,
      onChange: expect.any(Function) as unknown,
    });
    expect(api.choice()).toEqual(radio('', false));
    expect(api.choice('neha')).toEqual(radio('neha', false));
    expect(api.choice('farhan')).toEqual(radio('farhan', true));
    expect((await play()).api.choice()).toEqual(radio('', true));
  });

  test('what happened is spoken', async () => {
    expect((await play()).api.status).toEqual({ role: 'status', 'data-state': 'listed' });
    expect((await play(lose('gupta'))).api.status).toEqual({
      role: 'status',
      'data-state': 'lost',
    });
  });

  test('each press sends its own event', async () => {
    const { api, send } = await play();
    api.leads[2]?.advance.onClick();
    api.leads[2]?.return.onClick();
    api.leads[2]?.lose.onClick();
    api.choice('neha').onChange();
    api.choice().onChange();
    expect(send.mock.calls).toEqual([
      [advance('school')],
      [back('school')],
      [lose('school')],
      [choose('neha')],
      [clear],
    ]);
  });
});
