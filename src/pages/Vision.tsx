import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { VisionContent } from '../content/types.ts';
import * as parts from './parts.ts';

const VisionText = later(parts.VisionText);
const PageEnd = later(parts.PageEnd);

/** What the company works towards. */
export default function Vision({ content }: { content: VisionContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.statement} />
      <VisionText content={content} />
      <PageEnd kind="company" page={content.heading} tight />
    </>
  );
}
