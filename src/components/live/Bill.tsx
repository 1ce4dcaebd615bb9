import type { billWords } from '../../content/live/bill.ts';
import { connectBill } from '../../machines/bill/bill.connect.ts';
import { billMachine, type Place } from '../../machines/bill/bill.machine.ts';
import { adopt } from '../forms/adopt.ts';
import { Icon } from '../base/Icon.tsx';
import { Choices, Sum } from './LiveParts.tsx';
import { rupeesIn } from './money.ts';
import { useConnect } from '../useConnect.ts';

const places: readonly Place[] = ['local', 'interstate'];

/** A GST invoice whose quantities and customer can be changed. */
export function Bill({ words }: { words: typeof billWords }) {
  const api = useConnect(billMachine, connectBill, {
    input: { name: 'bill', lines: words.lines },
  });
  const rupees = rupeesIn(words.locale, 2);
  return (
    <div className="card self-start">
      <div className="selvedge h-1.5 rounded-t" />
      <div className="p-5 sm:p-8">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3">
          <div>
            <h3 className="text-h3">{words.seller.name}</h3>
            <p className="text-small text-muted">{words.seller.place}</p>
            <p className="text-small text-muted">{words.seller.gstin}</p>
          </div>
          <div className="sm:text-end">
            <p className="font-semibold">{words.heading}</p>
            <p className="text-small text-muted">{words.number}</p>
            <p className="text-small text-muted">{words.date}</p>
          </div>
        </div>
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-hairline pt-5">
          <div>
            <p className="font-semibold">{words.customer.name}</p>
            <p className="text-small text-muted">{words.customer.supply[api.place]}</p>
          </div>
          <Choices
            legend={words.customer.legend}
            choices={places.map((place) => ({
              name: words.customer[place],
              radio: api.customer(place),
            }))}
          />
        </div>
        <ul className="mt-5 border-t border-hairline">
          {words.lines.map(({ name, hsn, price, rate }, line) => (
            <li
              key={name}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-4"
            >
              <div className="grow basis-full sm:basis-0">
                <p className="leading-snug font-semibold">{name}</p>
                <p className="text-small text-muted">
                  {hsn} ·{' '}
                  {words.each.replace('{price}', rupees(price)).replace('{rate}', `${rate}`)}
                </p>
              </div>
              <div className="live-only flex rounded ring-[1.5px] ring-line ring-inset forced-colors:border">
                <button
                  {...api.step(line, -1)}
                  aria-label={words.less.replace('{item}', name)}
                  className={step}
                >
                  <Icon width={14} height={14}>
                    <path d="M1 7h12" />
                  </Icon>
                </button>
                <input
                  {...api.field(line)}
                  ref={adopt(api.enter(line))}
                  onChange={({ target }) => api.enter(line)(target.value)}
                  aria-label={words.quantity.replace('{item}', name)}
                  className="h-11 w-14 bg-transparent text-center tabular-nums"
                />
                <button
                  {...api.step(line, 1)}
                  aria-label={words.more.replace('{item}', name)}
                  className={step}
                >
                  <Icon width={14} height={14}>
                    <path d="M1 7h12M7 1v12" />
                  </Icon>
                </button>
              </div>
              <p className="still-only">
                {words.pieces.replace('{quantity}', `${api.lines[line]?.quantity}`)}
              </p>
              <p className="ms-auto text-end tabular-nums sm:min-w-34">
                {rupees(api.amounts[line] ?? 0)}
              </p>
            </li>
          ))}
        </ul>
        <dl className="mt-4 ms-auto max-w-96 tabular-nums">
          <Sum name={words.taxable} amount={rupees(api.taxable)} />
          {api.taxes.map(({ tax, rate, amount }) => (
            <Sum
              key={`${tax} ${rate}`}
              name={words.taxes[tax].replace('{rate}', `${rate}`)}
              amount={rupees(amount)}
            />
          ))}
          <Sum name={words.rounding} amount={rupees(api.rounding)} />
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-dashed border-marigold pt-3">
            <dt className="font-semibold">{words.total}</dt>
            <dd className="ms-auto">
              <output className="text-intro font-bold" aria-label={words.total}>
                {rupees(api.total)}
              </output>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

const step =
  'inline-flex size-11 cursor-pointer items-center justify-center hover:text-link aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-50';
