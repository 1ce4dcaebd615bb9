/** The words of the frame around every page. `{company}` and `{label}` are replaced. */
export interface ShellContent {
  readonly skipLink: string;
  /** The logo's link. */
  readonly home: string;
  /** Names of landmarks. */
  readonly mainNavigation: string;
  readonly mobileNavigation: string;
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
  /** Said of a page that is slow, does not come, or fails. Telephone, e-mail and a way to try again follow. */
  readonly visit: {
    readonly loading: string;
    readonly missing: string;
    /** Said of a part of the page. */
    readonly part: string;
    readonly offline: string;
    readonly retry: string;
  };
}

export const shell: ShellContent = {
  skipLink: 'Skip to content',
  home: '{company}, home page',
  mainNavigation: 'Main navigation',
  mobileNavigation: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  submenu: 'Submenu of {label}',
  newTab: '(opens in a new tab)',
  copyright: '© {company}. All rights reserved.',
  scrollToTop: 'Back to top',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  pauseMotion: 'Pause motion',
  visit: {
    loading: 'Loading the page.',
    missing: 'The page did not load. Try again, or reach us directly:',
    part: 'This part of the page did not load. You can load the page anew, or reach us directly:',
    offline: 'You are offline. The page opens when the connection is back. You can also call us:',
    retry: 'Try again',
  },
};
