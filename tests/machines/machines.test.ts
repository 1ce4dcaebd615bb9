import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { models } from '../models/index.ts';
import type { Model } from '../models/model.ts';
import { type Path, replay, stateText, transitionPaths, transitionsOf } from '../models/paths.ts';
import { delayNameOf, delayOf, type Effect, stage } from '../models/stage.ts';

const nouns = readdirSync('src/machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(nouns)('the machine %s has a model, a golden and a view model', (noun) => {
  expect(Object.keys(models)).toContain(noun);
  expect(existsSync(`tests/machines/goldens/${noun}.txt`)).toBe(true);
  expect(existsSync(`tests/browser/views/${noun}.view.ts`)).toBe(true);
});

/** `NOUN=chat npm run test:machines` proves one machine only. */
const chosen = Object.entries(models).filter(([noun]) => noun === (process.env.NOUN ?? noun));

describe.each(chosen)('%s', (noun, model) => {
  let paths: readonly Path[];
  // In a hook: a suite that fails to load has no failed test, which is all that Stryker counts.
  beforeAll(() => {
    paths = transitionPaths(model);
  });

  test('every state is entered and every transition is taken', async () => {
    const all = new Set([...transitionsOf(model.machine).values()].map(({ name }) => name));
    const taken = new Set<string>();
    const entered = new Set<string>();
    for (const path of paths) {
      const scene = stage(model);
      note(entered, scene.snapshot());
      for (const event of path.events) {
        await scene.play(event);
        note(entered, scene.snapshot());
      }
      for (const name of scene.taken()) taken.add(name);
      scene.stop();
    }
    // A history state leads to another one, and is never entered itself.
    const states = [model.machine.root, ...getStateNodes(model.machine.root)]
      .filter(({ type }) => type !== 'history')
      .map(({ id }) => id);
    console.log(
      `${noun}: ${entered.size}/${states.length} states, ${taken.size}/${all.size} transitions, ${paths.length} paths`,
    );
    expect([...entered].toSorted()).toEqual(states.toSorted());
    expect([...taken].toSorted()).toEqual([...all].toSorted());
  });

  test('the chart says where each part of it begins, and names each actor after its work', () => {
    for (const node of [model.machine.root, ...getStateNodes(model.machine.root)]) {
      if (node.type === 'compound') {
        expect(Object.keys(node.states), node.id).toContain(node.config.initial);
      }
      for (const { id, src } of node.invoke) expect(id, node.id).toBe(src);
    }
  });

  test('the failure of each actor that it invokes is answered', () => {
    const { root } = model.machine;
    for (const node of [root, ...getStateNodes(root)]) {
      for (const { id } of node.invoke) {
        const answers = [`xstate.error.actor.${id}`, 'xstate.error.actor.*'].flatMap((type) => [
          ...(node.transitions.get(type) ?? []),
          ...(root.transitions.get(type) ?? []),
        ]);
        const doing = answers.filter(({ target, actions }) => target || actions.length > 0);
        expect(doing.length, `${node.id}: ${id}`).toBeGreaterThan(0);
      }
    }
  });

  test('whatever it needs from outside and has not been given says so by its name', () => {
    const { actions, actors } = model.machine.implementations;
    const lacking = [
      // What XState itself carries out (assign, raise, …) is the machine's own.
      ...Object.entries(actions).filter(([, action]) => !('resolve' in (action as object))),
      // A machine that it spawns is its own, too.
      ...Object.entries(actors)
        .map(([name, logic]) => [name, (logic as { config: unknown }).config])
        .filter(([, config]) => typeof config === 'function'),
    ] as [string, (...call: unknown[]) => unknown][];
    for (const [name, ask] of lacking) {
      expect(() => ask({}, {}), name).toThrow(`${noun}: "${name}" is not provided`);
    }
  });

  test('the running machine does what its chart says, and what is rejected changes nothing', async () => {
    await expect(await golden(model, paths)).toMatchFileSnapshot(`goldens/${noun}.txt`);
  });

  const delays = Object.keys(model.machine.implementations.delays);
  test('each delay ends at its millisecond, not one before', async () => {
    const checked = new Set<string>();
    for (const path of paths) {
      const last = path.events.at(-1);
      const name = delayNameOf(model, last?.type ?? '');
      if (!name) continue;
      const scene = stage(model);
      for (const event of path.events.slice(0, -1)) await scene.play(event);
      const before = scene.snapshot();
      scene.effects();
      const length = delayOf(model, name, before);
      scene.clock.increment((scene.clock.left(length) ?? length) - 1);
      expect(scene.snapshot(), `${name}, one millisecond early`).toBe(before);
      expect(scene.effects(), `${name}, one millisecond early`).toEqual([]);
      scene.clock.increment(1);
      // A delay may come back to the same state, and only ask something of the outside.
      const changed = scene.snapshot() !== before || scene.effects().length > 0;
      expect(changed, `${name}, in time`).toBe(true);
      scene.stop();
      checked.add(name);
    }
    expect([...checked].toSorted()).toEqual(delays.toSorted());
  });
});

function note(entered: Set<string>, snapshot: AnyMachineSnapshot): void {
  for (const node of snapshot._nodes) entered.add(node.id);
}

/**
 * What the machine does, as text for a person: the start; each transition, with the way there; the events that each state
 * rejects. A step is told once. If no path ends with it, it is told where it is first met.
 */
async function golden(model: Model, paths: readonly Path[]): Promise<string> {
  const start = await story(model, model.given);
  const ways: (readonly Step[])[] = [];
  for (const { events } of paths) ways.push((await story(model, events)).slice(start.length));
  const told = new Set(ways.map((way) => way.at(-1)?.told));
  const tell = (way: readonly Step[]) => {
    const after: string[] = [];
    return way.flatMap((step, index) => {
      if (index < way.length - 1 && told.has(step.told)) {
        after.push(step.event);
        return [];
      }
      told.add(step.told);
      const passed = after.splice(0).join('; ');
      return passed ? [`after: ${passed}`, step.told] : [step.told];
    });
  };
  return [
    '## Start',
    ...start.map((step) => step.told),
    ...paths.flatMap(({ name }, index) => [`## ${name}`, ...tell(ways[index] ?? [])]),
    '## Rejected without any change',
    ...(await rejections(model, paths)),
    '',
  ].join('\n');
}

/** Per state the types of the events that change nothing and ask nothing of the outside. */
async function rejections(model: Model, paths: readonly Path[]): Promise<string[]> {
  const rejecting = new Map<string, Set<string>>();
  for (const path of paths) {
    const scene = stage(model);
    for (const event of path.events) await scene.play(event);
    scene.effects();
    const here = stateText(scene.snapshot().value);
    const rejected = rejecting.get(here) ?? rejecting.set(here, new Set()).get(here);
    for (const event of model.events) {
      if (
        event.type.startsWith('xstate.') ||
        event.type in model.raised ||
        scene.snapshot().can(event)
      )
        continue;
      const before = scene.snapshot();
      await scene.play(event);
      const after = scene.snapshot();
      expect([after.value, after.context, scene.effects()]).toEqual([
        before.value,
        before.context,
        [],
      ]);
      rejected?.add(event.type);
    }
    scene.stop();
  }
  return [...rejecting]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([state, events]) => `${state}: ${[...events].toSorted().join(', ') || 'nothing'}`);
}

interface Step {
  readonly event: string;
  /** The event, and what comes of it. */
  readonly told: string;
}

/** The start and each event, played on a stage of their own. */
async function story(model: Model, events: readonly AnyEventObject[]): Promise<Step[]> {
  const scene = stage(model);
  const steps = [{ event: '', told: describeStep(scene.snapshot(), undefined, scene.effects()) }];
  for (const [index, event] of events.entries()) {
    const before = scene.snapshot();
    await scene.play(event);
    expect(scene.snapshot().value).toEqual(replay(model, events.slice(0, index + 1)).value);
    const step = describeStep(scene.snapshot(), before, scene.effects());
    steps.push({ event: show(event), told: `${show(event)}\n${step}` });
  }
  scene.stop();
  return steps;
}

function show({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}

function describeStep(
  now: AnyMachineSnapshot,
  before: AnyMachineSnapshot | undefined,
  effects: readonly Effect[],
): string {
  const tags = [...now.tags].map((tag) => ` #${tag}`).join('');
  const changes = Object.entries(now.context)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.context[name]))
    .map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`);
  const asked = effects.map(([what, detail]) =>
    detail === undefined ? `    ! ${what}` : `    ! ${what} ${JSON.stringify(detail)}`,
  );
  return [`  ${stateText(now.value)}${tags}`, ...changes, ...asked].join('\n');
}
