import { themeMachine } from '../../src/machines/theme/theme.machine.ts';
import { defineModel } from './model.ts';

export const themeModel = defineModel(themeMachine, {
  input: undefined,
  events: [
    { type: 'theme.choose', theme: 'system' },
    { type: 'theme.choose', theme: 'light' },
    { type: 'theme.choose', theme: 'dark' },
    { type: 'choice.restored', theme: 'system' },
    { type: 'choice.restored', theme: 'light' },
    { type: 'choice.restored', theme: 'dark' },
  ],
});
