import { longDate } from '../content/dates.ts';
import type { PostCard as PostCardContent } from '../content/types.ts';
import { DateText } from '../components/base/DateText.tsx';
import { Link } from '../components/base/Link.tsx';
import { Picture } from '../components/base/Picture.tsx';

const first = {
  heading: 'text-[clamp(26px,2.8vw,40px)] leading-[1.05] tracking-[-0.03em]',
  sizes: '(min-width:64rem) 51vw,91vw',
};
const looks = {
  wide: { ...first, card: 'grid items-center gap-6 lg:grid-cols-[7fr_5fr] lg:gap-12' },
  large: { ...first, card: 'space-y-6' },
  row: {
    card: 'grid grid-cols-[2fr_3fr] items-start gap-5 lg:grid-cols-1 xl:grid-cols-2 xl:gap-7',
    heading: 'text-h3',
    sizes: '(min-width:80rem) 18vw,36vw',
  },
  tile: {
    card: 'grid grid-cols-[2fr_3fr] items-start gap-5 lg:grid-cols-1',
    heading: 'text-h3',
    sizes: '(min-width:64rem) 29vw,36vw',
  },
};

/**
 * A post in short, which leads to it.
 * @param props.look `wide` and `large` for the first on a page.
 */
export function PostCard({ post, look }: { post: PostCardContent; look: keyof typeof looks }) {
  const { card, heading, sizes } = looks[look];
  const isFirst = look === 'wide' || look === 'large';
  return (
    <article className={`group relative ${card}`}>
      <div className="overflow-hidden rounded">
        <Picture
          picture={{ ...post.image, alt: '' }}
          eager={isFirst}
          sizes={sizes}
          className="aspect-3/2 w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-103"
        />
      </div>
      <div>
        <h3 className={heading}>
          <Link to={post.href} className="card-link">
            {post.title}
          </Link>
        </h3>
        <Byline post={post} />
        <p className={`mt-3 max-w-measure ${isFirst ? '' : 'text-small'}`}>{post.description}</p>
      </div>
    </article>
  );
}

/** When a post was written, and by whom. */
export function Byline({ post }: { post: Pick<PostCardContent, 'date' | 'author'> }) {
  return (
    <p className="mt-3 text-small text-muted">
      <DateText date={post.date} format={longDate} />
      <span aria-hidden="true"> · </span>
      {post.author}
    </p>
  );
}
