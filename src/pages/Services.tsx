import { later } from '../components/later.tsx';
import { Bolts } from '../components/page/Bolts.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { ServicesContent } from '../content/types.ts';
import * as parts from './parts.ts';

const ServicesText = later(parts.ServicesText);
const PageEnd = later(parts.PageEnd);

/** All services. */
export default function Services({ content }: { content: ServicesContent; path: string }) {
  return (
    <>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        bolts={
          <Bolts
            pictures={content.sections.flatMap(({ cards }, index) => cards[index]?.image ?? [])}
          />
        }
      />
      <ServicesText content={content} />
      <PageEnd kind="offer" page={content.heading} />
    </>
  );
}
