import type { Link } from './types.ts';

/** The words of the frame around every page. `{company}` and `{label}` are replaced. */
export interface ShellContent {
  readonly skipLink: string;
  /** The logo's link. */
  readonly home: string;
  /** Names of landmarks. */
  readonly mainNavigation: string;
  readonly mobileNavigation: string;
  readonly footer: string;
  /** The button of the menu on small screens. */
  readonly openMenu: string;
  readonly closeMenu: string;
  /** A button beside a link that opens the link's submenu. */
  readonly submenu: string;
  /** Said after a link that opens a new tab. */
  readonly newTab: string;
  readonly copyright: string;
  readonly scrollToTop: string;
  /** The region in which toasts appear. */
  readonly notifications: string;
  readonly closeNotification: string;
  /** The one control over everything that moves by itself. */
  readonly pauseMotion: string;
  readonly resumeMotion: string;
  /** The theme switch. */
  readonly theme: Readonly<Record<'legend' | 'system' | 'light' | 'dark', string>>;
  /** The controls of a carousel. `{position}` and `{count}` are replaced. */
  readonly carousel: {
    readonly previousSlide: string;
    readonly nextSlide: string;
    /** Names a slide, and the button that chooses it. */
    readonly slide: string;
    /** Names the group of those buttons. */
    readonly chooseSlide: string;
  };
  /** Shown when a page's script does not arrive. */
  readonly loadFailed: { readonly text: string; readonly retry: string };
  readonly chat: {
    /** The floating button, and the title of the panel it opens. */
    readonly title: 'Chat with Us';
    readonly close: string;
    /** The list of messages, and who wrote each of them. */
    readonly messages: string;
    readonly senders: { readonly user: string; readonly bot: string };
    /** The label of the message box. */
    readonly input: string;
    readonly send: 'Send';
    /** Stands where messages will, until there are some. */
    readonly invitation: string;
    /** What the bot answers to every message, and the link under it. */
    readonly reply: { readonly text: string; readonly link: Link };
  };
}

export const shell: ShellContent = {
  skipLink: 'Skip to content',
  home: '{company}, home page',
  mainNavigation: 'Main navigation',
  mobileNavigation: 'Menu',
  footer: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  submenu: 'Submenu of {label}',
  newTab: '(opens in a new tab)',
  copyright: '© {company}. All rights reserved.',
  scrollToTop: 'Back to top',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  theme: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  carousel: {
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    slide: '{position} of {count}',
    chooseSlide: 'Choose a slide',
  },
  loadFailed: {
    text: 'This page did not load. Check your internet connection and try again.',
    retry: 'Try again',
  },
  chat: {
    title: 'Chat with Us',
    close: 'Close chat',
    messages: 'Chat messages',
    senders: { user: 'You', bot: 'Automatic reply' },
    input: 'Your message',
    send: 'Send',
    invitation: 'Nobody sits at this chat. You get an automatic reply that says how to reach us.',
    reply: {
      text: 'Nobody is available in this chat at the moment, and what you write here is not kept. Please use our Contact form: a person reads it and replies.',
      link: { label: 'Go to the Contact form', href: '/Contact' },
    },
  },
};
