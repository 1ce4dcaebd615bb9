import type { compareWords } from '../../content/live/compare.ts';
import { connectCompare } from '../../machines/compare/compare.connect.ts';
import type { compareMachine } from '../../machines/compare/compare.machine.ts';
import { adopt } from '../forms/adopt.ts';
import { Icon } from '../base/Icon.tsx';
import { rupeesIn } from './money.ts';
import { useConnect } from '../useConnect.ts';

type Words = typeof compareWords;

/** A finished screen over its wireframe, and a handle that moves the divide. */
export function Compare(props: { machine: typeof compareMachine; words: Words }) {
  const { words } = props;
  const api = useConnect(props.machine, connectCompare, { input: { name: 'compare' } });
  // Set by script: the security policy forbids `style` in the served page.
  const place = (element: HTMLElement | null) =>
    element?.style.setProperty('--divide', `${api.share}%`);
  return (
    <div
      {...api.pictures}
      ref={place}
      dir="ltr"
      className="compare relative cursor-ew-resize touch-pan-y touch-pinch-zoom self-start select-none"
    >
      <Screen
        words={words.screen}
        label={words.wireframe}
        look={looks.wireframe}
        className="compare-second"
      />
      <Screen
        words={words.screen}
        label={words.finished}
        look={looks.finished}
        className="compare-first"
      />
      <div className="compare-handle live-only pointer-events-none absolute inset-y-0 -ms-px w-0.5 bg-brand forced-colors:border-s-2">
        <label className="pointer-events-auto absolute start-1/2 top-1/2 -ms-6 -mt-6 grid size-12 place-items-center rounded bg-brand text-on-brand ring-2 ring-canvas outline-offset-3 outline-link has-focus-visible:outline-3 forced-colors:border forced-colors:bg-[Canvas]">
          <input
            {...api.handle(words)}
            ref={adopt(api.set)}
            onChange={({ target }) => api.set(target.value)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          <Icon width={24} height={12}>
            <path d="M7 1L2 6l5 5M17 1l5 5-5 5" />
          </Icon>
        </label>
      </div>
    </div>
  );
}

const block = 'rounded bg-hairline forced-colors:border';

/** A wireframe is the same screen in grey: what is written becomes a bar of its length. */
const looks = {
  finished: {
    text: '',
    words: '',
    bar: 'bg-brand text-on-brand',
    quiet: 'text-muted',
    pictures: ['bg-line', 'bg-marigold', 'bg-rani', 'bg-leaf'],
    action: 'bg-marigold text-on-gold forced-colors:border',
  },
  wireframe: {
    text: block,
    words: 'invisible',
    bar: 'bg-sunken',
    quiet: block,
    pictures: [block, block, block, block],
    action: 'bg-line forced-colors:border',
  },
} as const;

function Screen(props: {
  words: Words['screen'];
  label: string;
  look: (typeof looks)[keyof typeof looks];
  className?: string;
}) {
  const { words, look, className = '' } = props;
  const rupees = rupeesIn(words.locale, 0);
  const sum = words.lines.reduce((all, { price }) => all + price, 0);
  const text = (content: string, quiet = false) => (
    <span className={quiet ? look.quiet : look.text}>
      <span className={look.words}>{content}</span>
    </span>
  );
  return (
    <div
      role="img"
      aria-label={props.label}
      className={`card overflow-hidden leading-snug ${className}`}
    >
      <div className={`flex justify-between gap-4 px-5 py-4 sm:px-8 ${look.bar}`}>
        <span className="font-semibold">{text(words.shop)}</span>
        {text(words.account)}
      </div>
      <div className="p-5 sm:p-8">
        <div className="text-intro font-semibold">{text(words.title)}</div>
        <div className="mt-1 text-small">{text(words.note, true)}</div>
        <div className="mt-5 border-t border-hairline">
          {words.lines.map(({ name, quantity, price }, index) => (
            <div key={name} className="flex items-center gap-4 border-b border-hairline py-3.5">
              <span className={`size-12 shrink-0 rounded ${look.pictures[index]}`} />
              <span className="min-w-0 grow">
                <span className="block font-medium">{text(name)}</span>
                <span className="mt-0.5 block text-small">{text(quantity, true)}</span>
              </span>
              <span className="tabular-nums">{text(rupees(price))}</span>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-x-4 text-intro font-semibold">
          {text(words.total)}
          <span className="tabular-nums">{text(rupees(sum))}</span>
        </div>
        <div className="mt-6 flex flex-wrap gap-3 font-semibold">
          <span className={`rounded px-6 py-3.5 ${look.action}`}>
            <span className={look.words}>{words.action}</span>
          </span>
          <span className="rounded px-6 py-3.5 ring-[1.5px] ring-line ring-inset forced-colors:border">
            <span className={look.words}>{words.change}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
