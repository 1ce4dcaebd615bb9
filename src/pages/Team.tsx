import { PageHead } from '../components/page/PageHead.tsx';
import { PersonFigure } from '../components/page/PersonFigure.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { shell } from '../content/shell.ts';
import { team } from '../content/team.ts';
import type { TeamContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** The people, with what each of them has to say. */
export default function Team({ content }: { content: TeamContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      {team.length > 0 && <People title={content.heading} />}
      <PageEnd kind="company" page={content.heading} />
    </Sections>
  );
}

function People({ title }: { title: string }) {
  return (
    <Section name="people" edge>
      <h2 id="people-title" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-20 gap-y-14 lg:grid-cols-2 lg:gap-y-10">
        {team.map((person, index) => (
          <li key={person.name} className={index % 2 === 1 ? 'lg:translate-y-28' : ''}>
            <PersonFigure person={person} note={shell.newTab} large />
          </li>
        ))}
      </ul>
      <div className="max-lg:hidden lg:h-28" />
    </Section>
  );
}
