import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { BlogContent } from '../content/types.ts';
import * as parts from './parts.ts';

const BlogPosts = later(parts.BlogPosts);
const PageEnd = later(parts.PageEnd);

/** What the company writes. */
export default function Blog({ content }: { content: BlogContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <BlogPosts content={content} />
      <PageEnd kind="company" page={content.heading} />
    </>
  );
}
