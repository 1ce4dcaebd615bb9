import { DateText } from '../components/base/DateText.tsx';
import { Link } from '../components/base/Link.tsx';
import { Picture } from '../components/base/Picture.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { longDate } from '../content/dates.ts';
import type { BlogContent, BlogPost } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** What the company writes. */
export default function Blog({ content }: { content: BlogContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} />
      <Cards content={content} />
      {content.posts.map((post, index) => (
        <Post key={post.id} post={post} isSunken={index % 2 === 1} />
      ))}
      <PageEnd kind="company" page={content.heading} />
    </Sections>
  );
}

/** Three cards, the latest largest. */
function Cards({ content }: { content: BlogContent }) {
  const [latest, ...others] = content.posts;
  return (
    <Section name="posts" edge>
      <h2 id="posts-title" className="sr-only">
        {content.overview}
      </h2>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <li className="lg:row-span-2">
          <Card post={latest} large />
        </li>
        {others.map((post) => (
          <li key={post.id}>
            <Card post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Card({ post, large = false }: { post: BlogPost; large?: boolean }) {
  return (
    <article
      className={`group relative ${large ? '' : 'grid grid-cols-[2fr_3fr] items-start gap-5 lg:grid-cols-1 xl:grid-cols-2 xl:gap-7'}`}
    >
      <div className={`overflow-hidden rounded ${large ? 'mb-6' : ''}`}>
        <Picture
          picture={{ ...post.image, alt: '' }}
          eager={large}
          sizes={large ? '(min-width:64rem) 51vw,91vw' : '(min-width:80rem) 18vw,36vw'}
          className="aspect-3/2 w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-103"
        />
      </div>
      <div>
        <h3
          className={
            large ? 'text-[clamp(26px,2.8vw,40px)] leading-[1.05] tracking-[-0.03em]' : 'text-h3'
          }
        >
          <Link to={`#${post.id}`} className="card-link">
            {post.title}
          </Link>
        </h3>
        <Byline post={post} />
        <p className={`mt-3 max-w-measure ${large ? '' : 'text-small'}`}>{post.description}</p>
      </div>
    </article>
  );
}

function Post({ post, isSunken }: { post: BlogPost; isSunken: boolean }) {
  const [opening, ...paragraphs] = post.paragraphs;
  const { before, link, after } = post.service;
  return (
    <article
      id={post.id}
      aria-labelledby={`${post.id}-title`}
      className={`px-gutter py-band ${isSunken ? 'bg-sunken' : ''}`}
    >
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2
            id={`${post.id}-title`}
            className="text-[clamp(30px,3.4vw,50px)] leading-none tracking-[-0.034em]"
          >
            {post.title}
          </h2>
          <Byline post={post} />
          <Picture
            picture={post.image}
            sizes="(min-width:30rem) 28rem,91vw"
            className="mt-7 w-full max-w-md rounded"
          />
        </div>
        <div className="max-w-measure space-y-6">
          <p className="text-lead">{opening}</p>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {before}
            <Link to={link.href} className="underline">
              {link.label}
            </Link>
            {after}
          </p>
        </div>
      </div>
    </article>
  );
}

function Byline({ post }: { post: BlogPost }) {
  return (
    <p className="mt-3 text-small text-muted">
      <DateText date={post.date} format={longDate} />
      <span aria-hidden="true"> · </span>
      {post.author}
    </p>
  );
}
