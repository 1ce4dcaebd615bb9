import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { AboutHead } from '../content/types.ts';
import * as parts from './parts.ts';

const AboutText = later(parts.AboutText);
const AboutFacts = later(parts.AboutFacts);

/** The company in full. */
export default function About({ content }: { content: AboutHead; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <AboutText />
      <AboutFacts />
    </>
  );
}
