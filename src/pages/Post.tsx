import { Fragment } from 'react';
import { WovenEdge } from '../components/base/WovenEdge.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { labels } from '../content/labels.ts';
import type { Block, Inline, PostContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';
import { Byline, PostCard } from './PostCard.tsx';
import { TextLink } from './TextLink.tsx';

/** One post of the blog. */
export default function Post({ content }: { content: PostContent; path: string }) {
  const { heading, meta, image, others } = content;
  return (
    <Sections>
      <PageHead
        heading={heading}
        lead={meta.description}
        picture={image}
        facts={<Byline post={content} />}
      />
      <Text content={content} />
      {others.length > 0 && <Others posts={others} />}
      <PageEnd kind="company" page={heading} tight={others.length > 0} />
    </Sections>
  );
}

function Text({ content }: { content: PostContent }) {
  const { body, service } = content;
  return (
    <article className="relative px-gutter pt-band pb-hem">
      <WovenEdge ground="canvas" />
      <div className="mx-auto max-w-page">
        <div className="max-w-measure space-y-6 lg:ms-[calc(100%*5/12)]">
          {body.map((block, index) => (
            <BodyBlock key={index} block={block} isFirst={index === 0} />
          ))}
          <p className="border-t border-hairline pt-6 text-small text-muted">
            {labels.post.service} <TextLink link={service} />
          </p>
        </div>
      </div>
    </article>
  );
}

function BodyBlock({ block, isFirst }: { block: Block; isFirst: boolean }) {
  if ('heading' in block) return <h2 className="pt-6 text-intro">{block.heading}</h2>;
  if ('text' in block)
    return (
      <p className={isFirst ? 'text-lead' : ''}>
        <Sentence words={block.text} />
      </p>
    );
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List
      className={`space-y-2 ps-6 marker:text-rust ${block.isNumbered ? 'list-decimal' : 'list-[square]'}`}
    >
      {block.list.map((words, index) => (
        <li key={index} className="ps-1">
          <Sentence words={words} />
        </li>
      ))}
    </List>
  );
}

function Sentence({ words }: { words: readonly Inline[] }) {
  return words.map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : <TextLink link={piece} />}</Fragment>
  ));
}

function Others({ posts }: { posts: PostContent['others'] }) {
  return (
    <Section name="others" ground="sunken" edge>
      <h2 id="others-title" className="text-h2">
        {labels.post.others}
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} look="row" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
