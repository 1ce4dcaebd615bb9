import { app } from './app.ts';
import { content } from './content.ts';
import type { Seed } from './seed.ts';
import { services } from './services.ts';
import { styles } from './styles.ts';
import { tools } from './tools.ts';
import { views } from './views.ts';

export const seeds: readonly Seed[] = [
  ...views,
  ...services,
  ...app,
  ...content,
  ...tools,
  ...styles,
];
