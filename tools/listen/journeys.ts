/** One visit of somebody who listens: where it begins, and the keys (of xdotool), `type` and `wait` steps, in order. */
export interface Journey {
  readonly title: string;
  readonly path: string;
  readonly steps: readonly string[];
}

const times = (count: number, ...steps: string[]) =>
  Array.from({ length: count }, () => steps).flat();

/** Orca's own keys: `h` next heading, `Tab` next control, `Down` next line; Insert+a changes between reading and typing. */
export const journeys: Readonly<Record<string, Journey>> = {
  home: {
    title: 'Home by its headings',
    path: '/',
    steps: ['ctrl+Home', ...times(8, 'h')],
  },
  chat: {
    title: 'The chat: opened, written in at once, answered, closed',
    path: '/UIPage',
    steps: ['ctrl+End', 'shift+b', 'Return', 'type Hello', 'Return', 'wait 2', 'Escape'],
  },
  contact: {
    title: 'The contact form: refused, filled in, sent',
    path: '/Contact',
    steps: [
      'ctrl+Home',
      'e',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Return',
      'type Asha',
      'Tab',
      'type Verma',
      'Tab',
      'type asha@example.com',
      'Tab',
      'type 0000000000',
      'Tab',
      'type A website',
      'Tab',
      'type Namaste',
      'Tab',
      'Return',
      'wait 4',
    ],
  },
  motion: {
    title: 'The motion switch',
    path: '/',
    steps: ['ctrl+Home', 'b', 'b', 'b', 'b', 'Return', 'Return'],
  },
  team: {
    title: 'The team, line by line',
    path: '/Ourteam',
    steps: ['ctrl+Home', 'h', 'h', ...times(8, 'Down')],
  },
  questions: {
    title: 'Questions of a service page',
    path: '/UIPage',
    steps: ['ctrl+Home', ...times(4, 'h'), 'Tab', 'Return', 'Down', 'Down'],
  },
};
