import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { AboutContent } from '../content/types.ts';
import * as parts from './parts.ts';

const AboutBelow = later(parts.AboutBelow);

/** The company in full. */
export default function About({ content }: { content: AboutContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <AboutBelow content={content} />
    </>
  );
}
