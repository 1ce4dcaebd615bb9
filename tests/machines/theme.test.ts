import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectTheme } from '../../src/machines/theme/theme.connect.ts';
import { themeModel } from '../models/theme.model.ts';
import { played } from '../models/stage.ts';

const choose = (theme: string) => ({ type: 'theme.choose', theme });
const restored = (theme: string) => ({ type: 'choice.restored', theme });

const play = (...events: AnyEventObject[]) => played(themeModel, ...events);

test('until the visitor chooses, nothing is asked of the page: the device decides', async () => {
  const scene = await play();
  expect(scene.snapshot().value).toBe('system');
  expect(scene.effects()).toEqual([['start watchChoice']]);
});

test('a choice is shown and kept; what was restored is shown, and not kept again', async () => {
  const scene = await play(restored('dark'), choose('light'), choose('system'));
  expect(scene.effects()).toEqual([
    ['start watchChoice'],
    ['show', { theme: 'dark' }],
    ['show', { theme: 'light' }],
    ['saveChoice', { theme: 'light' }],
    ['show', { theme: 'system' }],
    ['saveChoice', { theme: 'system' }],
  ]);
});

test.each(['system', 'light', 'dark'])(
  'the choice "%s", made here or in another tab, is the one that shows, whatever was before',
  async (theme) => {
    for (const before of ['system', 'light', 'dark']) {
      expect((await play(choose(before), choose(theme))).snapshot().value).toBe(theme);
      expect((await play(choose(before), restored(theme))).snapshot().value).toBe(theme);
    }
  },
);

test('the switch is a group of radio buttons, of which the chosen one is on', async () => {
  const sent: AnyEventObject[] = [];
  const scene = await play(choose('dark'));
  const api = connectTheme(scene.snapshot() as never, (event) => sent.push(event));
  const radios = api.themes.map((theme) => api.radio(theme, 'theme-here'));
  expect(radios.map(({ type, name, value, checked }) => [type, name, value, checked])).toEqual([
    ['radio', 'theme-here', 'system', false],
    ['radio', 'theme-here', 'light', false],
    ['radio', 'theme-here', 'dark', true],
  ]);
  radios[1]?.onChange();
  expect(sent).toEqual([{ type: 'theme.choose', theme: 'light' }]);
});
