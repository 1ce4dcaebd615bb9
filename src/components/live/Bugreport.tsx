import type { bugreportWords } from '../../content/live/bugreport.ts';
import { connectBugreport } from '../../machines/bugreport/bugreport.connect.ts';
import { bugreportMachine } from '../../machines/bugreport/bugreport.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { Press, Sum } from './LiveParts.tsx';
import { rupeesIn } from './money.ts';
import { useConnect } from '../useConnect.ts';

const row = 'border-t border-hairline py-3';

/** A bug report's steps, and a till that shows at each of them what it adds up to. */
export function Bugreport({ words }: { words: typeof bugreportWords }) {
  const { till, steps } = words;
  const api = useConnect(bugreportMachine, connectBugreport, {
    input: { lines: till.lines, discount: till.percent },
  });
  const rupees = rupeesIn(words.locale, 2);
  const name = steps.items.find(({ step }) => step === api.step)?.name ?? '';
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[6fr_5fr]">
      <div>
        <div className="card p-5 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="text-intro">{till.title}</h3>
            <p className="text-small text-muted">{till.place[api.step]}</p>
          </div>
          <dl className="mt-4">
            {api.lines.map(({ id, sum }) => (
              <Sum
                key={id}
                name={till.lines.find((item) => item.id === id)?.name ?? ''}
                amount={rupees(sum)}
                className={row}
              />
            ))}
            <Sum name={till.discount} amount={rupees(-api.discount)} className={row} />
            {api.faulty && (
              <Sum
                name={till.again}
                amount={rupees(-api.discount)}
                className={`${row} font-semibold text-rani`}
              />
            )}
          </dl>
          <div role="status" className="border-t-2 border-dashed border-marigold pt-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-display text-h3 font-bold">{till.total}</span>{' '}
              <strong className={api.added ? 'font-display text-intro' : 'font-normal text-muted'}>
                {api.added ? rupees(api.total) : till.cleared}
              </strong>
            </p>
            <p
              className={`min-h-7 text-small font-semibold ${api.faulty ? 'text-rani' : 'text-leaf'}`}
            >
              {api.added &&
                (api.faulty ? till.wrong.replace('{expected}', rupees(api.expected)) : till.right)}
            </p>
          </div>
          <div className="mt-4">
            <Press {...api.till}>{api.added ? till.clear : till.add}</Press>
          </div>
          {api.checked && (
            <div className="mt-6 border-t border-hairline pt-4">
              <h4 className="font-display text-h3 font-bold">{words.checks.title}</h4>
              <ul className="mt-2 space-y-1 text-small">
                {words.checks.items.map((item) => (
                  <li key={item} className="flex items-baseline gap-3">
                    <Tick />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <p {...api.status} className="mt-6 font-medium">
          {steps.status
            .replace('{position}', String(api.position))
            .replace('{count}', String(api.count))
            .replace('{name}', name)}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Press {...api.next} look="gold">
            {steps.next}
          </Press>
          <Press {...api.back}>{steps.back}</Press>
        </div>
      </div>
      <div className="lg:order-first">
        <h3 className="text-intro">{steps.title}</h3>
        <ol className="mt-4">
          {steps.items.map((item, index) => (
            <li
              key={item.step}
              {...api.item(item.step)}
              className="grid grid-cols-[3rem_1fr] border-s-4 border-hairline py-4 ps-5 data-[state=done]:border-link aria-[current=step]:border-dashed aria-[current=step]:border-marigold"
            >
              <span
                aria-hidden="true"
                className="font-display text-intro leading-none font-bold text-rust"
              >
                {index + 1}
              </span>
              <div>
                <h4 className="font-display text-h3 font-bold">{item.name}</h4>
                <p className="mt-1 max-w-measure text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Tick() {
  return (
    <Icon width={14} height={11} className="shrink-0 text-leaf">
      <path d="M1 6l4 4 8-9" />
    </Icon>
  );
}
