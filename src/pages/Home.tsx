import { Boundary } from '../components/Boundary.tsx';
import { Link } from '../components/base/Link.tsx';
import { AboutStory } from '../components/page/AboutStory.tsx';
import { FactList } from '../components/page/DetailList.tsx';
import { Hero } from '../components/page/Hero.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { PersonFigure } from '../components/page/PersonFigure.tsx';
import { ProjectFigure } from '../components/page/ProjectFigure.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { ServiceMosaic } from '../components/page/ServiceCards.tsx';
import { Typewriter } from '../components/page/Typewriter.tsx';
import { Video } from '../components/page/Video.tsx';
import { contactWords } from '../content/contact-words.ts';
import { direct } from '../content/direct.ts';
import { link, projects } from '../content/projects.ts';
import { shell } from '../content/shell.ts';
import { team } from '../content/team.ts';
import type { HomeContent } from '../content/types.ts';
import { carousels } from '../machines/carousel/carousel.machine.ts';
import { disclosure } from '../services/disclosure.ts';
import { motion } from '../services/motion.ts';
import { typewriter } from '../services/typewriter.ts';
import { video } from '../services/video.ts';
import { ContactEnd } from './ContactEnd.tsx';
import { Slides } from './Slides.tsx';

/** The front page: hero, the company, services, projects, people, contact. */
export default function Home({ content }: { content: HomeContent; path: string }) {
  const { brief } = contactWords;
  return (
    <Sections fills>
      <Hero
        words={content.hero}
        headline={
          <Boundary fallback={content.heading}>
            <Typewriter machine={typewriter} input={{ text: content.heading, id: 'hero-title' }} />
          </Boundary>
        }
        video={
          <Boundary fallback={null}>
            <Video machine={video} />
          </Boundary>
        }
        motionSwitch={
          <Boundary fallback={null}>
            <Motion machine={motion} words={shell} look="silk" />
          </Boundary>
        }
      />
      <AboutStory words={content.about} disclosure={disclosure} />
      <Services words={content.services} />
      <Projects words={content.projects} />
      <Team words={content.team} />
      <ContactEnd
        words={contactWords}
        level="h2"
        page={direct.home}
        title={content.closing.title}
        text={
          <>
            {`${content.closing.text} ${brief.text} `}
            <Link to={brief.link.href} className="underline">
              {brief.link.label}
            </Link>
          </>
        }
      />
    </Sections>
  );
}

const look = 'thread inline-flex min-h-11 items-center font-semibold text-link';

/** What the company does. */
function Services({ words }: { words: HomeContent['services'] }) {
  return (
    <Section name="services" ground="sunken" edge>
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 id="services-title" className="text-h2">
          {words.title}
        </h2>
        <p className="max-w-measure text-muted">{words.text}</p>
      </div>
      <FactList
        items={words.trades.map(({ name, text, service }) => ({
          name,
          text: (
            <>
              {text}
              <br />
              <Link to={service.href} className={look}>
                {service.label}
              </Link>
            </>
          ),
        }))}
        className="my-10 sm:grid-cols-2 lg:my-12 lg:grid-cols-4"
      />
      <ServiceMosaic cards={words.cards} more={words.link} />
      <p className="mt-8 flex flex-wrap items-center gap-x-6">
        {words.stages.text}
        {words.stages.links.map(({ href, label }) => (
          <Link key={href} to={href} className={look}>
            {label}
          </Link>
        ))}
      </p>
    </Section>
  );
}

/** What the company has made, if it shows something. */
function Projects({ words }: { words: HomeContent['projects'] }) {
  if (projects.length === 0) return null;
  return (
    <Section name="projects" anchor="projects" ground="night" edge>
      <h2 id="projects-title" className="text-h2">
        {words.title}
      </h2>
      <p className="mt-4 max-w-measure text-muted">{words.text}</p>
      <div className="mt-10">
        <Slides
          spec={carousels.projects}
          label={words.title}
          slides={projects.map((project) => ({
            key: project.title,
            view: <ProjectFigure project={project} note={shell.newTab} />,
          }))}
        />
      </div>
      {link && (
        <p className="mt-8">
          <Link to={link.href} className="thread inline-flex min-h-11 items-center font-semibold">
            {link.label}
          </Link>
        </p>
      )}
    </Section>
  );
}

/** Who does the work, if the company shows them. */
function Team({ words }: { words: HomeContent['team'] }) {
  if (team.length === 0) return null;
  return (
    <Section name="team" edge>
      <h2 id="team-title" className="mb-12 text-h2">
        {words.title}
      </h2>
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
