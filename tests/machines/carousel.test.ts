import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectCarousel } from '../../src/machines/carousel/carousel.connect.ts';
import { carousels, slideSpeed } from '../../src/machines/carousel/carousel.machine.ts';
import '../fuzz.ts';
import { carouselModel } from '../models/carousel.model.ts';
import { played, stage } from '../models/stage.ts';

const needed = { type: 'slides.needed' };
const arrived = { type: 'geometry.arrived', geometry: 'embla' };
const resumed = { type: 'motion.resumed' };
const paused = { type: 'motion.paused' };
const began = (hold: string) => ({ type: 'hold.began', hold });
const ended = (hold: string) => ({ type: 'hold.ended', hold });
const selected = (index: number) => ({ type: 'slide.selected', index });

const team = { ...carouselModel, input: { ...carousels.team, count: 6 } };

async function play(model: typeof carouselModel | typeof team, ...events: AnyEventObject[]) {
  const scene = await played(model, ...events);
  scene.effects();
  return scene;
}
const turning = (model: typeof carouselModel | typeof team = carouselModel) =>
  play(model, needed, arrived, resumed);
const next = ['tell turn', { type: 'turn.next' }];

test('the numbers are those of the specification', () => {
  expect(carousels).toEqual({
    team: { id: 'team', delay: 2500, gap: 24 },
    projects: { id: 'projects', delay: 2000, gap: 5 },
  });
  expect(slideSpeed).toBe(300);
});

describe('slides come by themselves', () => {
  test.each([
    ['team', team, 2500],
    ['projects', carouselModel, 2000],
  ])('%s: one every %3$i ms, for ever', async (_, model, delay) => {
    const scene = await turning(model);
    for (let slide = 0; slide < 8; slide += 1) {
      scene.clock.increment(delay - 1);
      expect(scene.effects()).toEqual([]);
      scene.clock.increment(1);
      expect(scene.effects()).toEqual([next]);
    }
  });

  test.each([
    [{ type: 'slide.next' }, { type: 'turn.next' }],
    [{ type: 'slide.previous' }, { type: 'turn.previous' }],
    [
      { type: 'slide.choose', index: 2 },
      { type: 'turn.to', index: 2 },
    ],
  ])('the visitor’s %o is obeyed, and stays for the whole delay', async (wish, command) => {
    const scene = await turning();
    scene.clock.increment(1900);
    await scene.play(wish);
    expect(scene.effects()).toEqual([['tell turn', command]]);
    scene.clock.increment(1999);
    expect(scene.effects()).toEqual([]);
    scene.clock.increment(1);
    expect(scene.effects()).toEqual([next]);
  });

  test.each(['hover', 'focus', 'drag'])(
    'it waits for %s, and after it a whole delay: no burst on return',
    async (hold) => {
      const scene = await turning();
      scene.clock.increment(1900);
      await scene.play(began(hold));
      scene.clock.increment(60_000);
      expect(scene.effects()).toEqual([]);
      await scene.play(ended(hold));
      scene.clock.increment(1999);
      expect(scene.effects()).toEqual([]);
      scene.clock.increment(1);
      expect(scene.effects()).toEqual([next]);
    },
  );

  test('with motion paused, slides come when asked for, and only then', async () => {
    const scene = await turning();
    await scene.play(paused);
    scene.clock.increment(60_000);
    await scene.play({ type: 'slide.next' });
    scene.clock.increment(60_000);
    expect(scene.effects()).toEqual([next]);
  });
});

test('whatever happens, in any order, it turns by itself only with motion wanted and nothing to wait for', async () => {
  const holds = ['hover', 'focus', 'drag'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom<AnyEventObject>(paused, resumed, ...holds.map(began), ...holds.map(ended), {
          type: 'slide.next',
        }),
        { maxLength: 30 },
      ),
      async (events) => {
        const scene = await turning();
        let moving = true;
        const reasons = new Set<unknown>();
        for (const event of events) {
          await scene.play(event);
          if (event === paused) moving = false;
          if (event === resumed) moving = true;
          if (event.type === 'hold.began') reasons.add(event.hold);
          if (event.type === 'hold.ended') reasons.delete(event.hold);
          scene.effects();
          scene.clock.increment(2000);
          expect(scene.effects()).toEqual(moving && reasons.size === 0 ? [next] : []);
        }
        scene.stop();
      },
    ),
    { numRuns: 200 },
  );
});

describe('what eye, hand and screen reader meet', () => {
  const words = {
    label: 'Our Team',
    roles: { carousel: 'carousel', slide: 'slide' },
    slides: 'Our Team: slides',
    slide: '{position} of {count}',
    picker: 'Choose a slide',
  };
  const connect = (scene: Awaited<ReturnType<typeof play>>, sent: AnyEventObject[] = []) =>
    connectCarousel(scene.snapshot() as never, (event) => sent.push(event));

  test('before it is carried every slide is there, a list to read and to scroll', () => {
    const api = connect(stage(team));
    expect(api.needed).toBe(false);
    expect(api.root(words)).toMatchObject({
      role: 'group',
      'aria-roledescription': 'carousel',
      'aria-label': 'Our Team',
      'data-carousel': 'team',
      'data-state': 'listed',
    });
    for (let index = 0; index < 6; index += 1) {
      expect(api.slide(index, words)).toEqual({
        role: 'group',
        'aria-roledescription': 'slide',
        'aria-label': `${index + 1} of 6`,
        'data-state': 'listed',
        inert: false,
      });
    }
  });

  test('carried, only the slide in the middle is heard and reached; the picker marks it', async () => {
    const scene = await play(team, needed, arrived, selected(4));
    const api = connect(scene);
    expect(api.needed).toBe(true);
    expect(api.root(words)['data-state']).toBe('carried');
    // It scrolls no more, and the keyboard has no business in it.
    expect(api.viewport(words)).toMatchObject({
      role: 'region',
      'aria-label': 'Our Team: slides',
      'data-state': 'carried',
      tabIndex: -1,
    });
    expect(api.slide(4, words)).toMatchObject({ 'data-state': 'active', inert: false });
    expect(api.slide(3, words)).toMatchObject({ 'data-state': 'inactive', inert: true });
    expect(api.picker(words)).toEqual({ role: 'group', 'aria-label': 'Choose a slide' });
    expect(api.pick(4, words)).toMatchObject({
      type: 'button',
      'aria-label': '5 of 6',
      'aria-controls': 'team-slides',
      'aria-disabled': true,
      'data-state': 'active',
    });
    expect(api.pick(3, words)).toMatchObject({
      'aria-disabled': false,
      'data-state': 'inactive',
    });
  });

  test('slides that come by themselves are not said, slides that are asked for are', async () => {
    const scene = await turning();
    expect(connect(scene).viewport(words)).toMatchObject({
      id: 'projects-slides',
      'aria-live': 'off',
    });
    await scene.play(began('focus'));
    expect(connect(scene).viewport(words)['aria-live']).toBe('polite');
    await scene.play(paused);
    expect(connect(scene).viewport(words)['aria-live']).toBe('polite');
    expect(connect(stage(team)).viewport(words)['aria-live']).toBe('polite');
  });

  test('each part says what was done to it; neither a finger nor a pen rests on a slide', async () => {
    const sent: AnyEventObject[] = [];
    const scene = await play(carouselModel, needed);
    const api = connect(scene, sent);
    expect(api.needed).toBe(true);
    expect(api.slidesId).toBe('projects-slides');
    const inside = {} as never;
    const currentTarget = { contains: (other: never) => other === inside };
    api.onArrival('embla');
    api.root(words).onFocus({ target: { matches: (selector) => selector !== ':focus-visible' } });
    api.root(words).onFocus({ target: { matches: (selector) => selector === ':focus-visible' } });
    api.root(words).onBlur({ currentTarget, relatedTarget: inside });
    api.root(words).onBlur({ currentTarget, relatedTarget: null });
    for (const pointerType of ['touch', 'pen', 'mouse']) {
      api.viewport(words).onPointerEnter({ pointerType });
      api.viewport(words).onPointerLeave({ pointerType });
    }
    api.previous.onClick();
    api.next.onClick();
    api.pick(1, words).onClick();
    expect(sent).toEqual([
      arrived,
      began('focus'),
      ended('focus'),
      began('hover'),
      ended('hover'),
      { type: 'slide.previous' },
      { type: 'slide.next' },
      { type: 'slide.choose', index: 1 },
    ]);
    for (const button of [api.previous, api.next]) {
      expect(button).toMatchObject({ type: 'button', 'aria-controls': 'projects-slides' });
    }
  });
});
