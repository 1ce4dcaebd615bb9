import { Fragment, type ReactNode } from 'react';
import { AboutStory } from '../components/page/AboutStory.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { Carousel } from '../components/page/Carousel.tsx';
import { Steps } from '../components/page/DetailList.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { PersonFigure } from '../components/page/PersonFigure.tsx';
import { ProjectFigure } from '../components/page/ProjectFigure.tsx';
import { Section } from '../components/page/Section.tsx';
import { ServiceMosaic } from '../components/page/ServiceCards.tsx';
import { carouselWords } from '../content/carousel.ts';
import contactWords from '../content/contact.ts';
import { projects } from '../content/projects.ts';
import { shell } from '../content/shell.ts';
import { team } from '../content/team.ts';
import type { HomeContent } from '../content/types.ts';
import { carousels } from '../machines/carousel/carousel.machine.ts';
import { carousel } from '../services/carousel.ts';
import { disclosure } from '../services/disclosure.ts';
import { motion } from '../services/motion.ts';
import ContactEnd from './ContactEnd.tsx';

/** The front page below its hero: the company, services, projects, people, contact. */
export default function HomeBelow({ content }: { content: HomeContent }) {
  const { services, closing } = content;
  return (
    <>
      <AboutStory words={content.about} disclosure={disclosure} edge />
      <Section name="services" ground="sunken" edge>
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h2 id="services-title" className="text-h2">
            {services.title}
          </h2>
          <p className="max-w-measure text-muted">{services.text}</p>
        </div>
        <ServiceMosaic cards={services.cards} more={services.link} />
      </Section>
      <Section name="process" edge>
        <h2 id="process-title" className="text-h2">
          {content.process.title}
        </h2>
        <div className="mt-8 lg:mt-12">
          <Steps items={content.process.items} />
        </div>
      </Section>
      {projects.length > 0 && (
        <Section name="projects" anchor="projects" ground="night" edge>
          <h2 id="projects-title" className="text-h2">
            {content.projects.title}
          </h2>
          <p className="mt-4 max-w-measure text-muted">{content.projects.text}</p>
          <div className="mt-10">
            <Slides
              name="projects"
              label={content.projects.title}
              items={projects.map((project) => ({
                key: project.title,
                view: <ProjectFigure project={project} note={shell.newTab} />,
              }))}
            />
          </div>
        </Section>
      )}
      <Section name="team" edge>
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
          <h2 id="team-title" className="text-h2">
            {content.team.title}
          </h2>
          <p className="max-w-measure text-muted">{content.team.text}</p>
        </div>
        <Slides
          name="team"
          label={content.team.title}
          items={team.map((person) => ({
            key: person.name,
            view: <PersonFigure person={person} />,
          }))}
        />
      </Section>
      <ContactEnd
        words={contactWords}
        level="h2"
        title={closing.title}
        text={closing.text}
        subject=""
      />
    </>
  );
}

/** A carousel, where there is something to carry; where it fails, what it shows stands one below the other. */
function Slides(props: {
  name: keyof typeof carousels;
  label: string;
  items: readonly { readonly key: string; readonly view: ReactNode }[];
}) {
  if (props.items.length === 1) return props.items[0]?.view;
  return (
    <Boundary
      fallback={props.items.map(({ key, view }) => (
        <Fragment key={key}>{view}</Fragment>
      ))}
    >
      <Carousel
        machine={carousel}
        spec={carousels[props.name]}
        label={props.label}
        labels={carouselWords}
        motionSwitch={
          <Boundary>
            <Motion machine={motion} words={shell} look="quiet" />
          </Boundary>
        }
        threefold={props.name === 'team'}
        slides={props.items}
      />
    </Boundary>
  );
}
