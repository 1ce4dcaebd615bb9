import { Link } from '../base/Link.tsx';
import type { Link as LinkContent, ServiceCard } from '../../content/types.ts';
import { Arrow } from '../base/Button.tsx';
import { Picture } from '../base/Picture.tsx';

type Cards = readonly ServiceCard[];

const spans = ['', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4'] as const;

/**
 * Service cards as a grid without gaps: the first is large, the last fills its row. On phones each is a row.
 * @param props.more a link after the last card.
 */
export function ServiceMosaic({ cards, more }: { cards: Cards; more?: LinkContent }) {
  const [first, ...rest] = cards;
  if (!first) return null;
  const last = rest.length + (more ? 0 : -1);
  // The large piece is a square of four cells, on tablets a row of two.
  const gap = 3 - (last % 4);
  const span = `${last % 2 === 0 ? 'sm:col-span-2' : ''} ${spans[gap]}`;
  return (
    <ul
      data-entrance="each"
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4"
    >
      <li className="sm:col-span-2 lg:row-span-2">
        <Tile card={first} large />
      </li>
      {rest.map((card, index) => (
        <li key={card.href + card.title} className={index === last ? span : ''}>
          <Tile card={card} wide={index === last && gap > 0} />
        </li>
      ))}
      {more && (
        <li className={span}>
          <Link
            to={more.href}
            data-family="web"
            className="group/button on-silk flex h-full min-h-32 flex-col justify-between gap-6 rounded bg-silk p-5 font-display text-intro font-bold sm:p-7"
          >
            <Arrow />
            {more.label}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Beside its picture on phones, below it elsewhere; the large one is below it everywhere. */
function Tile({ card, large, wide }: { card: ServiceCard; large?: boolean; wide?: boolean }) {
  const look = large
    ? {
        tile: 'flex-col',
        picture: 'min-h-56 flex-1',
        sizes: '(min-width:64rem) 60rem,91vw',
        image: 'size-full',
        words: 'p-5 sm:p-7',
        heading: 'text-h3 sm:text-intro',
        line: '',
      }
    : {
        tile: 'sm:flex-col',
        picture: 'max-sm:w-[28%] max-sm:shrink-0',
        sizes: wide ? '(min-width:64rem) 45vw,91vw' : '(min-width:64rem) 22vw,45vw',
        image: `max-sm:h-full sm:aspect-4/3 ${wide ? 'lg:aspect-[8/3]' : ''}`,
        words: 'p-4 sm:p-5 sm:pb-6',
        heading: 'text-base sm:text-h3',
        line: 'text-small',
      };
  return (
    <div
      className={`group relative flex h-full overflow-hidden rounded bg-surface ring-1 ring-hairline ${look.tile}`}
    >
      <div className={`overflow-hidden ${look.picture}`}>
        <Picture
          picture={card.image}
          sizes={look.sizes}
          className={`w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-104 ${look.image}`}
        />
      </div>
      <div className={`min-w-0 ${look.words}`}>
        <CardLink card={card} className={look.heading} />
        <p className={`mt-1.5 max-w-measure text-muted ${look.line}`}>{card.description}</p>
        <Points card={card} />
        <Offer card={card} />
      </div>
    </div>
  );
}

/** Service cards as lines of a pattern book: a sample of the cloth, its name, what it is for. */
export function ServiceRows({ cards }: { cards: Cards }) {
  return (
    <ul data-entrance="each" className="border-b border-hairline">
      {cards.map((card) => (
        <li key={card.href + card.title} className="border-t border-hairline">
          <div className="group group/button relative grid grid-cols-[104px_1fr] items-center gap-x-5 py-4 sm:grid-cols-[176px_1fr_auto] sm:gap-x-8">
            <div className="overflow-hidden rounded">
              <Picture
                picture={card.image}
                sizes="(min-width:40rem) 176px,104px"
                className="aspect-4/3 w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-106 sm:aspect-16/9"
              />
            </div>
            <div>
              <CardLink card={card} className="text-h3 sm:text-intro" />
              <p className="mt-1 max-w-measure text-small text-muted sm:text-base">
                {card.description}
              </p>
              <Points card={card} />
              <Offer card={card} />
            </div>
            <span className="text-link max-sm:hidden">
              <Arrow />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A few service cards as long pieces of silk, each hung a little lower, the words on the cloth. */
export function ServiceBolts({ cards }: { cards: Cards }) {
  return (
    <ul data-entrance="each" className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-5">
      {cards.map((card, index) => (
        <li key={card.href + card.title} className={drops[index % drops.length]}>
          <div className="on-silk group relative isolate flex flex-col justify-end overflow-hidden rounded bg-night sm:min-h-[30rem]">
            <Picture
              picture={card.image}
              sizes="(min-width:40rem) 32rem,91vw"
              className="aspect-video w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-104 sm:absolute sm:inset-x-0 sm:top-0 sm:-z-10 sm:aspect-auto sm:h-3/5 lg:h-4/5"
            />
            <div className="from-night from-55% via-night/60 via-80% to-night/0 p-5 sm:bg-linear-to-t sm:p-6 sm:pt-32">
              <CardLink card={card} className="text-h3 lg:text-intro" />
              <p className="mt-1.5 text-small">{card.description}</p>
              <Points card={card} />
              <Offer card={card} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const drops = ['', 'sm:mt-12', 'sm:mt-24'] as const;

function Points({ card: { points = [] } }: { card: ServiceCard }) {
  if (points.length === 0) return null;
  return (
    <ul className="mt-2 list-disc ps-5 text-small">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Offer({ card: { offer } }: { card: ServiceCard }) {
  return offer && <p className="mt-2 text-small font-semibold">{offer}</p>;
}

function CardLink({ card, className }: { card: ServiceCard; className: string }) {
  return (
    <h3 className={`leading-tight ${className}`}>
      <Link to={card.href} className="card-link">
        {card.title}
      </Link>
    </h3>
  );
}
