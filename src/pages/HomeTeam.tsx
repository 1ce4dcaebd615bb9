import { PersonFigure } from '../components/page/PersonFigure.tsx';
import { Section } from '../components/page/Section.tsx';
import { Slides } from './Slides.tsx';
import { team } from '../content/team.ts';
import { shell } from '../content/shell.ts';
import home from '../content/home.ts';
import { carousels } from '../machines/carousel/carousel.machine.ts';

/** Who does the work, on Home, if the company shows them. */
export default function HomeTeam() {
  const words = home.team;
  if (team.length === 0) return null;
  return (
    <Section name="team" edge>
      <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <h2 id="team-title" className="text-h2">
          {words.title}
        </h2>
        <p className="max-w-measure text-muted">{words.text}</p>
      </div>
      <Slides
        spec={carousels.team}
        label={words.title}
        threefold
        slides={team.map((person) => ({
          key: person.name,
          view: <PersonFigure person={person} note={shell.newTab} />,
        }))}
      />
    </Section>
  );
}
