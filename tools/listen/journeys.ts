/**
 * One visit of a person who listens. A step is a key, as xdotool names it, or a command:
 * - `type` types a text, `file` the path of a file;
 * - `wait` waits some seconds;
 * - `mend` lets held files go;
 * - `order` orders the mailbox's next answer.
 */
export interface Journey {
  readonly title: string;
  readonly path: string;
  /** CSS pixels of the window; a desktop's where it is left out. */
  readonly width?: number;
  /** Files of the site that are held from the start: links in view are fetched ahead. */
  readonly held?: string;
  readonly steps: readonly string[];
}

const times = (count: number, ...steps: string[]) =>
  Array.from({ length: count }, () => steps).flat();

/** Writes in every field of the contact form, from its first field to its button. */
const contactEntries = [
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
];

/** Orca's own keys: `h` next heading, `Tab` next control, `Down` next line; Insert+a changes between reading and typing. */
export const journeys: Readonly<Record<string, Journey>> = {
  home: {
    title: 'Home by its headings',
    path: '/',
    steps: ['ctrl+Home', ...times(11, 'h')],
  },
  chat: {
    title: 'The chat: opened, written in at once, answered, closed',
    path: '/UIPage',
    steps: ['ctrl+End', 'shift+b', 'Return', 'type Hello', 'Return', 'wait 3', 'Escape'],
  },
  brief: {
    title: 'The questions of Contact: two answered, and put into the form',
    path: '/Contact',
    steps: [
      'ctrl+Home',
      'e',
      'shift+b',
      'Return',
      'Tab',
      'Tab',
      'Return',
      'Tab',
      'Return',
      ...times(8, 'Tab'),
      'Return',
      'Down',
      'Tab',
      'Return',
    ],
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
      ...contactEntries,
      'Return',
      'wait 4',
    ],
  },
  motion: {
    title: 'The motion switch',
    path: '/',
    steps: ['ctrl+Home', 'b', 'b', 'b', 'Return', 'Return'],
  },
  team: {
    title: 'The team, line by line',
    path: '/Ourteam',
    steps: ['ctrl+Home', 'h', 'h', ...times(8, 'Down')],
  },
  questions: {
    title: 'Questions of a service page',
    path: '/Back',
    steps: ['ctrl+Home', '3', 'Tab', 'Return', 'Down', 'Down'],
  },
  menu: {
    title: 'The menu by its keys',
    path: '/about',
    steps: ['ctrl+Home', ...times(4, 'Tab'), 'Return', 'Tab', 'Tab', 'Escape'],
  },
  drawer: {
    title: 'The menu of small screens',
    path: '/Ourteam',
    width: 500,
    steps: [
      'ctrl+Home',
      'b',
      'Return',
      'wait 3',
      'Tab',
      'Tab',
      'Return',
      'wait 2',
      'Escape',
      'wait 2',
    ],
  },
  application: {
    title: 'An application, with a resume',
    path: '/Carrer',
    steps: [
      'ctrl+Home',
      'e',
      'Insert+a',
      'type Asha Verma',
      'Tab',
      'type asha@example.com',
      'Tab',
      'type 9000000000',
      'Tab',
      'Down',
      'Tab',
      'Down',
      'Tab',
      'space',
      ...times(14, 'Tab'),
      'space',
      'wait 2',
      'file',
      'Return',
      'wait 2',
      'Tab',
      'Return',
      'wait 4',
    ],
  },
  carousel: {
    title: 'The projects: paused, turned, chosen',
    path: '/',
    steps: ['ctrl+Home', ...times(5, 'b'), 'Return', 'b', 'b', 'Return', 'b', 'Return'],
  },
  theme: {
    title: 'The theme switch',
    path: '/about',
    steps: ['ctrl+End', 'shift+r', 'Insert+a', 'Down', 'Up'],
  },
  missing: {
    title: 'An address that does not exist, and the way back',
    path: '/nowhere',
    steps: ['ctrl+Home', 'h', 'Down', 'k', 'Return', 'wait 3', 'alt+Left', 'wait 3'],
  },
  pages: {
    title: 'The next page: at once, late, and not at all',
    path: '/ourgallery',
    held: '^/assets/About-',
    steps: [
      'ctrl+Home',
      'Tab',
      'Tab',
      'Return',
      'wait 3',
      'ctrl+Home',
      ...times(3, 'Tab'),
      'Return',
      'wait 3',
      'wait 13',
      'mend',
      'wait 2',
    ],
  },
  toasts: {
    title: 'A message that is not sent, and its toast',
    path: '/Contact',
    steps: [
      'ctrl+Home',
      'e',
      'Insert+a',
      ...contactEntries,
      'order 500',
      'Return',
      'wait 3',
      'F8',
      'Tab',
    ],
  },
};
