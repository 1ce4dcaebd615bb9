import type { TeamMember } from '../../content/types.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Picture } from '../base/Picture.tsx';

/**
 * One person: portrait or initials, name, role, facts, and a message in their own words.
 * @param props.note says that a link opens in a new tab.
 */
export function PersonFigure(props: { person: TeamMember; note: string; large?: boolean }) {
  const { person, large = false } = props;
  const { facts, profile } = person;
  return (
    <div
      className={
        large
          ? 'grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] items-start gap-5 sm:gap-8'
          : 'h-full'
      }
    >
      {person.image ? (
        <Picture
          picture={person.image}
          sizes={large ? '(min-width:64rem) 17vw,36vw' : '(min-width:48rem) 30vw,91vw'}
          className="aspect-4/5 w-full rounded bg-sunken object-cover"
        />
      ) : (
        <div
          aria-hidden="true"
          className="flex aspect-4/5 w-full items-center justify-center rounded bg-sunken font-display text-h1 font-bold text-muted"
        >
          {person.name.split(' ', 2).map((word) => word[0])}
        </div>
      )}
      <div className={large ? 'sm:self-center' : 'pt-4'}>
        {large && (
          <blockquote className="mb-5 text-base font-medium text-pretty sm:text-lead">
            <p>{person.message}</p>
          </blockquote>
        )}
        <p className="leading-tight font-semibold wrap-anywhere">{person.name}</p>
        <p className="mt-1 text-small text-muted">{person.role}</p>
        {facts && <p className="mt-1 text-small wrap-anywhere">{facts}</p>}
        {profile && (
          <ExternalLink
            href={profile.href}
            note={`${person.name} ${props.note}`}
            className="thread inline-flex min-h-11 items-center text-small font-semibold"
          >
            {profile.label}
          </ExternalLink>
        )}
        {!large && (
          <blockquote className="mt-3 text-small">
            <p>{person.message}</p>
          </blockquote>
        )}
      </div>
    </div>
  );
}
