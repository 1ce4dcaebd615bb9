import { connect, type Connection, type ConnectionStatus } from './connection.ts';
import { connected } from './protocol.ts';
import type { Registry } from './registry.ts';
import styles from './control.css?inline';

/** Where the actors are shown: Stately's inspector, or ours in a tab or docked to the page. */
const names = { stately: 'Stately', tab: 'Tab', dock: 'Dock' };
type Place = keyof typeof names;
const places = Object.keys(names) as Place[];

export interface ControlOptions {
  readonly registry: Registry;
  /** Names of what a visitor has typed: all that stands under them is hidden, however deep, until Mask is unticked. */
  readonly sealed: ReadonlySet<string>;
  /** The address of the page that calls `showInspector`. */
  readonly panel: string;
  /** Stately's inspector, if another than theirs. */
  readonly stately?: string | undefined;
  /** A selector of what stands at the foot of the page, and makes room for the docked inspector. */
  readonly raised?: string;
}

const sentence = (place: Place, host: string, status: ConnectionStatus): string =>
  ({
    waiting: 'Waiting for the inspector…',
    connected: place === 'dock' ? '' : 'Connected.',
    blocked:
      'The browser blocked the inspector’s window. Allow pop-ups for this address, or press again.',
    silent: `${host} does not answer. Is there a network? Tab and Dock need none.`,
    closed: '',
  })[status];

/** Remembered for the browser's tab, so that a reload while one works finds the inspector again. */
const remembered = 'inspector.place';

/** The control that connects the page with an inspector; it says how the connection stands. */
class InspectorControl extends HTMLElement {
  #connection: Connection | undefined;
  #isMasked = true;
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #room = new CSSStyleSheet();
  readonly #options: ControlOptions;
  readonly #addresses: Record<Place, URL>;

  constructor(options: ControlOptions) {
    super();
    const { panel, stately, raised } = options;
    this.#options = options;
    const own = new URL(panel, location.href);
    const theirs = new URL(stately || 'https://stately.ai/inspect', location.href);
    this.#addresses = { stately: theirs, tab: own, dock: own };
    this.#room.replaceSync(`
      :root { padding-block-end: 55vh }
      ${raised ? `${raised} { margin-block-end: 55vh }` : ''}
    `);
  }

  connectedCallback(): void {
    const buttons = places.map(
      (place) =>
        `<button type="button" data-place="${place}" aria-pressed="false">${names[place]}</button>`,
    );
    this.#root.innerHTML = `<style>${styles}</style>
      <section aria-label="Inspector">
        <p role="status"></p>
        <div>
          <span>Inspect</span>${buttons.join('')}
          <label title="Hide what a visitor has typed"><input type="checkbox" checked />Mask</label>
        </div>
      </section>
      <iframe title="Inspector" hidden></iframe>`;
    for (const button of this.#root.querySelectorAll('button')) {
      button.addEventListener('click', () => {
        const isOn = button.getAttribute('aria-pressed') === 'true';
        if (isOn) this.#connection?.close();
        else this.#show(button.dataset.place as Place);
      });
    }
    const box = this.#find<HTMLInputElement>('input');
    box.addEventListener('change', () => {
      this.#isMasked = box.checked;
      this.#connection?.setMasked(box.checked);
    });
    this.#begin();
  }

  /** Does what the address asks for, or goes on where the page was before it was loaded again. */
  #begin(): void {
    const asked = new URLSearchParams(location.search).get('inspect');
    const before = sessionStorage.getItem(remembered);
    if (asked !== null) this.#show(places.find((place) => place === asked) ?? 'stately');
    else if (before === 'dock') this.#show('dock');
    else if (before === 'tab') window.addEventListener('message', this.#adopt);
  }

  /** The tab this page opened before it was loaded again asks for it. */
  readonly #adopt = ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (origin !== location.origin || data?.type !== connected) return;
    const tab = source as Window | null;
    if (tab?.opener !== window) return;
    this.#show('tab', () => tab);
  };

  #show(place: Place, open: () => Window | null = () => this.#open(place)): void {
    window.removeEventListener('message', this.#adopt);
    this.#connection?.close();
    sessionStorage.setItem(remembered, place);
    this.#connection = connect({
      registry: this.#options.registry,
      sealed: this.#options.sealed,
      url: this.#addresses[place],
      open,
      isMasked: this.#isMasked,
      onStatus: (status) => this.#say(place, status),
    });
  }

  #open(place: Place): Window | null {
    if (place !== 'dock') return window.open(this.#addresses[place], `inspector-${place}`);
    const frame = this.#find<HTMLIFrameElement>('iframe');
    frame.hidden = false;
    frame.src = this.#addresses.dock.href;
    document.adoptedStyleSheets.push(this.#room);
    return frame.contentWindow;
  }

  #say(place: Place, status: ConnectionStatus): void {
    const isOn = status !== 'closed' && status !== 'blocked';
    this.#find('p').textContent = sentence(place, this.#addresses[place].host, status);
    this.#find(`button[data-place="${place}"]`).setAttribute('aria-pressed', String(isOn));
    this.dataset.status = status;
    if (isOn) return;
    sessionStorage.removeItem(remembered);
    if (place !== 'dock') return;
    this.#find<HTMLIFrameElement>('iframe').hidden = true;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.#room,
    );
  }

  #find<E extends HTMLElement>(selector: string): E {
    const found = this.#root.querySelector<E>(selector);
    if (!found) throw new Error(`The inspector's control has no ${selector}`);
    return found;
  }
}

/**
 * Puts the control on the page. It connects by itself when the address asks for it (`?inspect=dock`, `?inspect=tab`,
 * `?inspect`), and after a reload where it was connected before.
 */
export function showControl(options: ControlOptions): void {
  customElements.define('inspector-control', InspectorControl);
  document.body.append(new InspectorControl(options));
}
