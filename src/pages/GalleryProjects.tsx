import { ProjectCard } from '../components/page/ProjectCard.tsx';
import { Section } from '../components/page/Section.tsx';
import { galleryProjects } from '../content/gallery-projects.ts';
import { shell } from '../content/shell.ts';

/** All projects, where the gallery has more to say of them than Home. */
export default function GalleryProjects() {
  const { title, isShown, projects } = galleryProjects;
  if (!isShown) return null;
  return (
    <Section name="projects" anchor="projects" ground="night" edge>
      <h2 id="projects-title" className="text-h2">
        {title}
      </h2>
      <ul className="mt-12 grid gap-x-12 gap-y-16 md:grid-cols-2">
        {projects.map((project, index) => (
          <li key={`${project.title} ${index}`}>
            <ProjectCard project={project} note={shell.newTab} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
