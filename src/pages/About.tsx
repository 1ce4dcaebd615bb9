import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { AboutContent } from '../content/types.ts';
import * as parts from './parts.ts';

const Story = later(parts.Story);
const AboutFacts = later(parts.AboutFacts);

/** The company in full. */
export default function About({ content }: { content: AboutContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <Story words={content.section} />
      <AboutFacts content={content} />
    </>
  );
}
