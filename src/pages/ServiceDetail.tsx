import { Button } from '../components/base/Button.tsx';
import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { ServiceContent } from '../content/types.ts';
import * as parts from './parts.ts';

const PageEnd = later(parts.PageEnd);
const ServiceText = later(parts.ServiceText);
const ServiceQuestions = later(parts.ServiceQuestions);
const lives = {
  AccountingBill: later(parts.AccountingBill),
  BugFixReport: later(parts.BugFixReport),
  CrmPipeline: later(parts.CrmPipeline),
  ErpStock: later(parts.ErpStock),
  UiUxCompare: later(parts.UiUxCompare),
};

/** A service in full: what it is, what belongs to it, how it goes, what people ask. */
export default function ServiceDetail(props: { content: ServiceContent; path: string }) {
  const { content, path } = props;
  const { action, project } = content;
  const Live = content.live && lives[content.live];
  return (
    <>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={content.family}
        picture={content.image}
        facts={<Offer lines={content.offer} />}
      >
        {action && <Button to={action.href}>{action.label}</Button>}
      </PageHead>
      <ServiceText content={content} />
      {Live && <Live />}
      <ServiceQuestions content={content} />
      <PageEnd
        kind="offer"
        page={content.heading}
        contact={action?.href ?? null}
        about={path}
        project={project}
      />
    </>
  );
}

/** From which price, what that buys, and how long it usually takes. */
function Offer({ lines }: { lines: ServiceContent['offer'] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="mt-7 flex max-w-[34em] flex-wrap gap-x-10 gap-y-4">
      {lines.map(({ name, value, text }) => (
        <div key={name}>
          <dt className="text-small font-semibold text-rust">{name}</dt>
          <dd className="mt-1 max-w-[20em] text-small">
            <p className="font-display text-h3 font-bold">{value}</p>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
