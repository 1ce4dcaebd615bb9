import { AboutStory } from '../components/AboutStory.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { Carousel } from '../components/Carousel.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { ContactSection } from '../components/ContactSection.tsx';
import { DirectLines } from '../components/Field.tsx';
import { MotionSwitch } from '../components/MotionSwitch.tsx';
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
import { carousels } from '../machines/carousel/carousel.machine.ts';
import { carousel } from '../services/carousel.ts';
import { contact } from '../services/contact.ts';
import { disclosure } from '../services/disclosure.ts';
import { motion } from '../services/motion.ts';

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
      <Section name="projects" ground="night" edge>
        <h2 id="projects-title" className="text-h2">
          {content.projects.title}
        </h2>
        <p className="mt-4 max-w-measure text-muted">{content.projects.text}</p>
        <div className="mt-10">
          <Boundary
            fallback={projects.map((project) => (
              <ProjectFigure key={project.title} project={project} note={shell.newTab} />
            ))}
          >
            <Carousel
              machine={carousel}
              spec={carousels.projects}
              label={content.projects.title}
              labels={shell.carousel}
              motionSwitch={
                <Boundary>
                  <MotionSwitch machine={motion} words={shell} look="line" />
                </Boundary>
              }
              slides={projects.map((project) => ({
                key: project.title,
                view: <ProjectFigure project={project} note={shell.newTab} />,
              }))}
            />
          </Boundary>
        </div>
      </Section>
      <Section name="team" edge>
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
          <h2 id="team-title" className="text-h2">
            {content.team.title}
          </h2>
          <p className="max-w-measure text-muted">{content.team.text}</p>
        </div>
        <Boundary
          fallback={team.map((person) => (
            <PersonFigure key={person.name} person={person} />
          ))}
        >
          <Carousel
            machine={carousel}
            spec={carousels.team}
            label={content.team.title}
            labels={shell.carousel}
            motionSwitch={
              <Boundary>
                <MotionSwitch machine={motion} words={shell} look="line" />
              </Boundary>
            }
            threefold
            slides={team.map((person) => ({
              key: person.name,
              view: <PersonFigure person={person} />,
            }))}
          />
        </Boundary>
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
            <p className="mt-5 max-w-measure text-lead text-muted">{closing.text}</p>
          </>
        }
        form={
          <Boundary fallback={<DirectLines company={company} />}>
            <ContactForm
              level="h3"
              machine={contact}
              words={contactWords.form}
              subject=""
              company={company}
            />
          </Boundary>
        }
      />
    </>
  );
}
