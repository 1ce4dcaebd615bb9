import type { pipelineWords } from '../../content/live/pipeline.ts';
import { connectPipeline } from '../../machines/pipeline/pipeline.connect.ts';
import { pipelineMachine } from '../../machines/pipeline/pipeline.machine.ts';
import { countedIn } from './counted.ts';
import { Choices, News, Press, Sum, Threads } from './LiveParts.tsx';
import { rupeesIn } from './money.ts';
import { useConnect } from '../useConnect.ts';

const colours = {
  new: 'text-link',
  called: 'text-link',
  quoted: 'text-link',
  won: 'text-leaf',
  lost: 'text-rani',
};

/** A sales team's enquiries, each with its stage, and what they come to. */
export function Pipeline({ words }: { words: typeof pipelineWords }) {
  const { stages, leads, news } = words;
  const api = useConnect(pipelineMachine, connectPipeline, {
    input: { leads: leads.items, lost: leads.lost },
  });
  const counted = countedIn(words.locale);
  const rupees = rupeesIn(words.locale, 0);
  const personOf = (id?: string) => words.people.find((person) => person.id === id)?.name ?? '';
  const leadOf = (id: string) => leads.items.find((lead) => lead.id === id);
  const amount = ({ count, sum }: { count: number; sum: number }) =>
    counted(words.amount, count).replace('{sum}', rupees(sum));
  const { subject = '', total } = api.news ?? {};
  const said =
    api.news && total
      ? news[api.news.state]
          .replace('{name}', leadOf(subject)?.name ?? '')
          .replace('{stage}', stages.names[total.column])
          .replace('{amount}', amount(total))
      : (api.person ? news.one : news.everyone).replace('{person}', personOf(api.person));
  return (
    <div className="card p-5 sm:p-8 lg:p-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h3 className="text-intro">{stages.title}</h3>
        <Choices
          legend={words.filter.legend}
          choices={[undefined, ...api.people].map((id) => ({
            name: id === undefined ? words.filter.everyone : personOf(id),
            radio: api.choice(id),
          }))}
        />
      </div>
      <dl className="mt-4 grid gap-x-10 border-t border-b border-hairline py-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {api.totals.map((of) => (
          <Sum key={of.column} name={stages.names[of.column]} amount={amount(of)} />
        ))}
        <Sum name={stages.open} amount={amount(api.open)} />
      </dl>
      <div className="sticky top-header z-10 bg-surface py-4">
        <News status={api.status}>
          {`${said} ${news.open.replace('{amount}', amount(api.open))}`}
        </News>
      </div>
      <h3 className="mt-4 text-intro">{leads.title}</h3>
      <ul className="mt-4 border-b border-hairline">
        {api.leads.map(({ id, column, reached, next, ...lead }) => {
          const about = leadOf(id);
          return (
            <li
              key={id}
              className="grid gap-x-10 gap-y-3 border-t border-hairline py-5 lg:grid-cols-3 lg:items-center"
            >
              <div>
                <h4 className="font-display text-h3 font-bold">{about?.name}</h4>
                <p className="text-small">{about?.wants}</p>
                <p className="text-small text-muted">
                  {leads.asked
                    .replace('{date}', about?.date ?? '')
                    .replace('{person}', personOf(lead.person))}
                </p>
              </div>
              <div>
                <p className="flex justify-between gap-4">
                  <span className={`font-semibold ${colours[column]}`}>{stages.names[column]}</span>
                  <strong className="tabular-nums">{rupees(lead.amount)}</strong>
                </p>
                <Threads count={reached} room={api.stageCount} className={colours[column]} />
              </div>
              {/* What the keyboard reaches comes to rest below the news. */}
              <div className="flex flex-wrap gap-1.5 [&>*]:scroll-mt-32">
                <Press {...lead.return}>
                  {leads.back} <span className="sr-only">{about?.name}</span>
                </Press>
                <Press {...lead.advance}>
                  {/* In an element of its own, where translators of browsers replace texts. */}
                  <span>
                    {next ? leads.next.replace('{stage}', stages.names[next]) : stages.names.won}
                  </span>{' '}
                  <span className="sr-only">{about?.name}</span>
                </Press>
                <Press {...lead.lose}>
                  {leads.lose} <span className="sr-only">{about?.name}</span>
                </Press>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
