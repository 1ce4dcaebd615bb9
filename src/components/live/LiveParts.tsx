/** What the parts of a service that visitors can try have in common. */
import type { ComponentProps, ReactNode } from 'react';

const presses = {
  /** One to press first. */
  gold: 'border-gold bg-gold text-on-gold hover:brightness-108',
  line: 'border-line hover:border-link hover:text-link',
};

/** A button; it is there while the page's code is. */
export function Press({ look, ...props }: ComponentProps<'button'> & { look?: 'gold' }) {
  return (
    <button
      {...props}
      className={`live-only inline-flex min-h-11 cursor-pointer items-center justify-center rounded border-[1.5px] px-3.5 text-small font-semibold transition-colors duration-200 aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted ${presses[look ?? 'line']}`}
    />
  );
}

/** A few radio buttons beside each other. */
export function Choices(props: {
  legend: string;
  choices: readonly { readonly name: string; readonly radio: ComponentProps<'input'> }[];
}) {
  return (
    <fieldset className="live-only min-w-0">
      <legend className="mb-1.5 text-small text-muted">{props.legend}</legend>
      <div className="flex flex-wrap rounded ring-[1.5px] ring-line ring-inset">
        {props.choices.map(({ name, radio }) => (
          <label key={name} className="theme-choice">
            <input {...radio} className="sr-only" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What happened last, spoken as it changes. */
export function News(props: { status: ComponentProps<'p'>; children: ReactNode }) {
  return (
    <p
      {...props.status}
      className="border-s-4 border-dashed border-marigold bg-surface py-1 ps-5 font-medium data-[state=refused]:border-rani"
    >
      {props.children}
    </p>
  );
}

/** A row of a sum: a name and an amount. */
export function Sum(props: { name: string; amount: string; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-6 ${props.className ?? 'py-0.5'}`}>
      <dt>{props.name}</dt>
      <dd className="ms-auto tabular-nums">{props.amount}</dd>
    </div>
  );
}

/**
 * A number as threads of a cloth.
 * @param props.mark where a line stands across them.
 */
export function Threads(props: { count: number; room: number; mark?: number; className: string }) {
  const { count, room, mark } = props;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${room} 1`}
      preserveAspectRatio="none"
      className={`my-2 h-4 w-full ${props.className}`}
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 .5h${room}`} strokeWidth=".06" className="text-line" />
      <path d={`M.1 .5h${count}`} strokeWidth=".7" strokeDasharray=".8 .2" />
      {mark !== undefined && (
        <path
          d={`M${mark} 0v1`}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="text-ink"
        />
      )}
    </svg>
  );
}
