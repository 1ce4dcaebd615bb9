import { later } from '../components/later.tsx';
import { Bolts } from '../components/page/Bolts.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { OverviewContent } from '../content/types.ts';
import * as parts from './parts.ts';

const OverviewText = later(parts.OverviewText);
const PageEnd = later(parts.PageEnd);

/** One kind of service, with all that belongs to it. */
export default function Overview(props: { content: OverviewContent; path: string }) {
  const { content, path } = props;
  const images = content.groups.flatMap(({ cards }) => cards.map(({ image }) => image));
  return (
    <>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={content.family}
        bolts={<Bolts pictures={images.slice(0, 3)} />}
      />
      <OverviewText content={content} />
      <PageEnd kind="offer" page={content.heading} about={path} />
    </>
  );
}
