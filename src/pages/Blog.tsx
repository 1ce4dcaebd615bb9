import { PageHead } from '../components/page/PageHead.tsx';
import { PostCard } from './PostCard.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import type { BlogContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** What the company writes. */
export default function Blog({ content }: { content: BlogContent; path: string }) {
  const { heading, lead, posts } = content;
  return (
    <Sections>
      <PageHead heading={heading} lead={lead} />
      {posts.length > 0 && <Cards content={content} />}
      <PageEnd kind="company" page={heading} />
    </Sections>
  );
}

/** The latest is the largest, with two beside it; the others follow in threes. */
function Cards({ content }: { content: BlogContent }) {
  const { overview, posts } = content;
  return (
    <Section name="posts" edge>
      <h2 id="posts-title" className="sr-only">
        {overview}
      </h2>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        {posts.map((post, index) => {
          const { cell, look } = cellOf(index, posts.length);
          return (
            <li key={post.id} className={cell}>
              <PostCard post={post} look={look} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Where a card stands among others on wide screens, and how it looks. */
function cellOf(index: number, count: number) {
  if (count === 1) return { cell: 'lg:col-span-12', look: 'wide' } as const;
  if (index === 0) return { cell: 'lg:col-span-7 lg:row-span-2', look: 'large' } as const;
  if (index < 3) return { cell: 'lg:col-span-5', look: 'row' } as const;
  return { cell: 'lg:col-span-4', look: 'tile' } as const;
}
