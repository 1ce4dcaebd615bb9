export { definitionText, messageOf } from './message.ts';
export { createRegistry, type Happening, type Registry } from './registry.ts';
