import type { stockWords } from '../../content/live/stock.ts';
import { connectStock } from '../../machines/stock/stock.connect.ts';
import { type Amount, stockMachine } from '../../machines/stock/stock.machine.ts';
import { countedIn } from './counted.ts';
import { News, Press, Threads } from './LiveParts.tsx';
import { useConnect } from '../useConnect.ts';

/** A workshop's orders and stock: an order uses material up, what is low can be delivered, and a line says what happened. */
export function Stock({ words }: { words: typeof stockWords }) {
  const { orders, materials } = words;
  const api = useConnect(stockMachine, connectStock, {
    input: { orders: orders.items, materials: materials.items },
  });
  const counted = countedIn(words.locale);
  const named = (id: string) =>
    [...orders.items, ...materials.items].find((item) => item.id === id)?.name ?? '';
  /** One of the words for a number of a material: its unit, or number and name. */
  const worded = (kind: 'unit' | 'amount', id: string, count: number) => {
    const material = materials.items.find((item) => item.id === id);
    return material ? counted(material[kind], count) : '';
  };
  const listed = (amounts: readonly Amount[]) =>
    new Intl.ListFormat(words.locale).format(
      amounts.map(({ material, count }) => worded('amount', material, count)),
    );
  const { state, subject, amounts } = api.news;
  return (
    <div className="card grid p-5 sm:p-8 lg:grid-cols-2 lg:gap-x-14 lg:p-12">
      <div className="flex flex-col">
        <h3 className="text-intro">{orders.title}</h3>
        <ul className="mt-4 border-b border-hairline">
          {api.orders.map(({ id, produced, needs, button: press }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-5 sm:flex-nowrap"
            >
              <div className="min-w-48 flex-1">
                <h4 className="font-display text-h3 font-bold">{named(id)}</h4>
                <p className="text-small text-muted">
                  {orders.items.find((order) => order.id === id)?.customer}
                </p>
                <p className="mt-1 text-small">{listed(needs)}</p>
              </div>
              <Press {...press} look="gold">
                {/* In an element of its own, where translators of browsers replace texts. */}
                <span>{produced ? orders.produced : orders.produce}</span>{' '}
                <span className="sr-only">{named(id)}</span>
              </Press>
            </li>
          ))}
        </ul>
        <div className="my-6 min-h-21">
          <News status={api.status}>
            {words.news[state]
              .replace('{subject}', named(subject))
              .replace('{amounts}', listed(amounts))}
          </News>
        </div>
        <div className="mt-auto mb-10 lg:mb-0">
          <Press {...api.reset}>{words.reset}</Press>
        </div>
      </div>
      <div>
        <h3 className="text-intro">{materials.title}</h3>
        <ul className="mt-4 border-b border-hairline">
          {api.materials.map(({ id, quantity, level, lot, low, button: press }) => (
            <li key={id} className="border-t border-hairline pt-4 pb-3">
              <div className="flex items-baseline justify-between gap-4">
                <h4 className="font-display text-h3 font-bold">{named(id)}</h4>
                <p className="whitespace-nowrap">
                  <strong className="font-display text-intro">{quantity}</strong>{' '}
                  <span>{worded('unit', id, quantity)}</span>
                </p>
              </div>
              <Threads
                count={quantity}
                mark={level}
                room={level + lot}
                className={low ? 'text-rani' : 'text-link'}
              />
              <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 [&>button]:ms-auto">
                <p className={`text-small ${low ? 'font-semibold text-rani' : 'text-muted'}`}>
                  {(low ? materials.low : materials.enough)
                    .replace('{level}', String(level))
                    .replace('{lot}', String(lot))}
                </p>
                <Press {...press}>
                  {materials.receive} <span className="sr-only">{named(id)}</span>
                </Press>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
