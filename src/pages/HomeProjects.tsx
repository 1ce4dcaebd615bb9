import { Link } from '../components/base/Link.tsx';
import { ProjectFigure } from '../components/page/ProjectFigure.tsx';
import { Section } from '../components/page/Section.tsx';
import { Slides } from './Slides.tsx';
import { link, projects } from '../content/projects.ts';
import { shell } from '../content/shell.ts';
import home from '../content/home.ts';
import { carousels } from '../machines/carousel/carousel.machine.ts';

/** What the company has made, on Home, if it shows something. */
export default function HomeProjects() {
  const words = home.projects;
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
