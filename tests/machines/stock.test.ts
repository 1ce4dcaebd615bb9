import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectStock } from '../../src/machines/stock/stock.connect.ts';
import '../fuzz.ts';
import { played, stage } from '../models/stage.ts';
import { stockModel } from '../models/stock.model.ts';

const produce = (order: string) => ({ type: 'order.produce', order });
const receive = (material: string) => ({ type: 'delivery.receive', material });
const reset = { type: 'board.reset' };

async function connected(...events: AnyEventObject[]) {
  const snapshot = (await played(stockModel, ...events)).snapshot();
  expect(snapshot.status).toBe('active');
  const send = vi.fn();
  return { state: snapshot.value, api: connectStock(snapshot as never, send), send };
}

async function play(...events: AnyEventObject[]) {
  const { state, api } = await connected(...events);
  return {
    state,
    stock: api.materials.map(({ quantity }) => quantity),
    low: api.materials.filter(({ low }) => low).map(({ id }) => id),
    produced: api.orders.filter(({ produced }) => produced).map(({ id }) => id),
    news: api.news,
  };
}

describe('a visitor runs the workshop', () => {
  test('as it was counted, nothing is produced and polish is low', async () => {
    expect(await play()).toEqual({
      state: 'counted',
      stock: [34, 9, 30, 5],
      low: ['polish'],
      produced: [],
      news: { state: 'counted', subject: '', amounts: [] },
    });
  });

  test('an order takes its material out of the stock, and says how much of which', async () => {
    expect(await play(produce('wardrobe'))).toEqual({
      state: 'produced',
      stock: [30, 3, 18, 3],
      low: ['plywood', 'hinges', 'polish'],
      produced: ['wardrobe'],
      news: {
        state: 'produced',
        subject: 'wardrobe',
        amounts: [
          { material: 'teak', count: 4 },
          { material: 'plywood', count: 6 },
          { material: 'hinges', count: 12 },
          { material: 'polish', count: 2 },
        ],
      },
    });
  });

  test('an order that lacks material is refused with all that is missing, and uses nothing', async () => {
    expect(await play(produce('chairs'), produce('wardrobe'), produce('desk'))).toEqual({
      state: 'refused',
      stock: [18, 3, 18, 1],
      low: ['plywood', 'hinges', 'polish'],
      produced: ['chairs', 'wardrobe'],
      news: {
        state: 'refused',
        subject: 'desk',
        amounts: [
          { material: 'plywood', count: 5 },
          { material: 'polish', count: 2 },
        ],
      },
    });
  });

  test('a delivery brings what is low back by its lot; what is not low is not delivered', async () => {
    const delivered = await play(receive('polish'));
    expect(delivered).toEqual({
      state: 'delivered',
      stock: [34, 9, 30, 15],
      low: [],
      produced: [],
      news: { state: 'delivered', subject: 'polish', amounts: [{ material: 'polish', count: 10 }] },
    });
    expect(await play(receive('polish'), receive('polish'))).toEqual(delivered);
    expect((await play(receive('teak'))).state).toBe('counted');
    expect((await play(receive('glass'))).state).toBe('counted');
  });

  test('with deliveries between them all three orders are produced, and the last says so', async () => {
    const { news } = await play(
      produce('chairs'),
      produce('wardrobe'),
      receive('plywood'),
      receive('polish'),
      produce('desk'),
    );
    expect(news).toEqual({
      state: 'finished',
      subject: 'desk',
      amounts: [
        { material: 'teak', count: 10 },
        { material: 'plywood', count: 8 },
        { material: 'hinges', count: 8 },
        { material: 'polish', count: 3 },
      ],
    });
  });

  test('the last order is refused like any other while it lacks material', async () => {
    const { state, produced } = await play(
      produce('desk'),
      produce('wardrobe'),
      produce('chairs'),
      receive('plywood'),
      produce('wardrobe'),
    );
    // After the desk there is one sheet of plywood and two litres of polish: enough for the chairs only.
    expect(produced).toEqual(['chairs', 'desk']);
    expect(state).toBe('refused');
  });

  test('an order is produced once, and one that nobody placed never', async () => {
    expect((await play(produce('sofa'))).state).toBe('counted');
    // A second time it is not even refused, when there would not be enough for it.
    const short = await play(produce('desk'), produce('desk'));
    expect(short.state).toBe('produced');
  });

  test('exactly as much as there is suffices, and a material at its level is not low', async () => {
    const scene = stage({
      ...stockModel,
      input: {
        materials: [{ id: 'teak', quantity: 4, level: 2, lot: 3 }],
        orders: [
          { id: 'shelf', needs: { teak: 2 } },
          { id: 'stool', needs: { teak: 2 } },
        ],
      },
    });
    const low = () => connectStock(scene.snapshot() as never, () => {}).materials[0]?.low;
    await scene.play(produce('shelf'));
    expect([scene.snapshot().value, low()]).toEqual(['produced', false]);
    await scene.play(produce('stool'));
    expect([scene.snapshot().value, low()]).toEqual(['finished', true]);
  });
});

describe('whatever happens, in any order', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom('chairs', 'wardrobe', 'desk').map(produce),
    fc.constantFrom('teak', 'plywood', 'hinges', 'polish').map(receive),
    fc.constant(reset),
  );

  test('no material falls below nothing, and what is there is what was counted and delivered less what was used', () => {
    const counted = [34, 9, 30, 5];
    const lots = [24, 12, 40, 10];
    const uses: Readonly<Record<string, readonly number[]>> = {
      chairs: [12, 0, 0, 2],
      wardrobe: [4, 6, 12, 2],
      desk: [10, 8, 8, 3],
    };
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const scene = stage(stockModel);
        let delivered = [0, 0, 0, 0];
        let before = counted;
        for (const event of events) {
          void scene.play(event);
          const api = connectStock(scene.snapshot() as never, () => {});
          const now = api.materials.map(({ quantity }) => quantity);
          if (event.type === 'board.reset') delivered = [0, 0, 0, 0];
          else if (event.type === 'delivery.receive')
            delivered = delivered.map((sum, index) =>
              (now[index] ?? 0) > (before[index] ?? 0) ? sum + (lots[index] ?? 0) : sum,
            );
          const produced = api.orders.filter((order) => order.produced).map(({ id }) => id);
          const expected = counted.map(
            (count, index) =>
              count +
              (delivered[index] ?? 0) -
              produced.reduce((sum, id) => sum + (uses[id]?.[index] ?? 0), 0),
          );
          expect(now).toEqual(expected);
          expect(Math.min(...now)).toBeGreaterThanOrEqual(0);
          before = now;
        }
        scene.stop();
      }),
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  test('a button that would do nothing says so, and keeps its place', async () => {
    const { api } = await connected(produce('chairs'));
    expect(api.orders.map(({ id, button }) => [id, button['aria-disabled']])).toEqual([
      ['chairs', true],
      ['wardrobe', false],
      ['desk', false],
    ]);
    expect(api.materials.map(({ id, button }) => [id, button['aria-disabled']])).toEqual([
      ['teak', true],
      ['plywood', true],
      ['hinges', true],
      ['polish', false],
    ]);
  });

  test('each row has what a person reads in it', async () => {
    const { api } = await connected();
    expect(api.orders[0]).toEqual({
      id: 'chairs',
      produced: false,
      needs: [
        { material: 'teak', count: 12 },
        { material: 'polish', count: 2 },
      ],
      button: { type: 'button', 'aria-disabled': false, onClick: expect.any(Function) },
    });
    expect(api.materials[3]).toEqual({
      id: 'polish',
      quantity: 5,
      level: 6,
      lot: 10,
      low: true,
      button: { type: 'button', 'aria-disabled': false, onClick: expect.any(Function) },
    });
    expect(api.reset).toEqual({ type: 'button', onClick: expect.any(Function) });
  });

  test('what happened is spoken', async () => {
    expect((await connected()).api.status).toEqual({ role: 'status', 'data-state': 'counted' });
    const { api } = await connected(produce('wardrobe'), produce('desk'));
    expect(api.status).toEqual({ role: 'status', 'data-state': 'refused' });
  });

  test('each press sends its own event', async () => {
    const { api, send } = await connected();
    api.orders[1]?.button.onClick();
    api.materials[3]?.button.onClick();
    api.reset.onClick();
    expect(send.mock.calls).toEqual([
      [{ type: 'order.produce', order: 'wardrobe' }],
      [{ type: 'delivery.receive', material: 'polish' }],
      [{ type: 'board.reset' }],
    ]);
  });
});
