import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectTheme } from '../../src/machines/theme/theme.connect.ts';
import { themeModel } from '../models/theme.model.ts';
import { played } from '../models/stage.ts';

const choose = (theme: string) => ({ type: 'theme.choose', theme });

const play = (...events: AnyEventObject[]) => played(themeModel, ...events);

test('a choice is shown and kept', async () => {
  const scene = await play(choose('light'));
  expect(scene.effects()).toEqual([
    ['start watchChoice'],
    ['show', { theme: 'light' }],
    ['saveChoice', { theme: 'light' }],
  ]);
});

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
