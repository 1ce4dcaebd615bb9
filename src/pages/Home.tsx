import { AboutStory } from '../components/AboutStory.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { ContactSection } from '../components/ContactSection.tsx';
import { Hero } from '../components/Hero.tsx';
import { PersonFigure } from '../components/PersonFigure.tsx';
import { ProjectFigure } from '../components/ProjectFigure.tsx';
import { Section } from '../components/Section.tsx';
import { ServiceMosaic } from '../components/ServiceCards.tsx';
import { company } from '../content/company.ts';
import contactWords from '../content/contact.ts';
import { projects } from '../content/projects.ts';
import { shell } from '../content/shell.ts';
import { team } from '../content/team.ts';
import type { HomeContent } from '../content/types.ts';
import { contact } from '../services/contact.ts';
import { disclosure } from '../services/disclosure.ts';

/** The front page: hero, the company, services, projects, people, contact. */
export default function Home({ content }: { content: HomeContent; path: string }) {
  const { hero, services, closing } = content;
  return (
    <>
      <Hero words={hero} heading={content.heading} />
      <AboutStory words={content.about} disclosure={disclosure} edge />
      <Section name="services" ground="sunken" edge>
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h2 id="services-title" className="text-h2">
            {services.title}
          </h2>
          <p className="max-w-[34em] text-muted">{services.text}</p>
        </div>
        <ServiceMosaic cards={services.cards} more={services.link} />
      </Section>
      <Section name="projects" ground="night" edge>
        <h2 id="projects-title" className="text-h2">
          {content.projects.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-muted">{content.projects.text}</p>
        <ul className="mt-12 grid gap-x-5 gap-y-12 lg:mt-16 lg:grid-cols-12">
          {projects.map((project, index) => (
            <li key={project.title} className={projectPlaces[index]}>
              <ProjectFigure project={project} note={shell.newTab} />
            </li>
          ))}
        </ul>
      </Section>
      <Section name="team" edge>
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
          <h2 id="team-title" className="text-h2">
            {content.team.title}
          </h2>
          <p className="max-w-[34em] text-muted">{content.team.text}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 md:grid-cols-3 xl:grid-cols-6">
          {team.map((person) => (
            <li key={person.name}>
              <PersonFigure person={person} />
            </li>
          ))}
        </ul>
      </Section>
      <ContactSection
        words={contactWords}
        company={company}
        newTab={shell.newTab}
        heading={
          <>
            <h2 id="contact-title" className="text-h2">
              {closing.title}
            </h2>
            <p className="mt-5 max-w-[34em] text-lead text-muted">{closing.text}</p>
          </>
        }
        form={
          <ContactForm
            level="h3"
            machine={contact}
            words={contactWords.form}
            subject=""
            company={company}
          />
        }
      />
    </>
  );
}

// One wide, one narrow and lower, one across: no two alike.
const projectPlaces = [
  'lg:col-span-7',
  'lg:col-span-5 lg:mt-28',
  'lg:col-span-8 lg:col-start-3 lg:mt-6',
] as const;
