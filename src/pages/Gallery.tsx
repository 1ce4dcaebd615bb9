import { Picture } from '../components/base/Picture.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { ProjectCard } from '../components/page/ProjectCard.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { galleryProjects } from '../content/gallery-projects.ts';
import { shell } from '../content/shell.ts';
import type { GalleryContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** Six captioned pictures, hung so that no face is cut off, and the finished projects. */
export default function Gallery({ content }: { content: GalleryContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} />
      <Pictures content={content} />
      <Projects />
      <PageEnd kind="company" page={content.heading} />
    </Sections>
  );
}

function Pictures({ content }: { content: GalleryContent }) {
  return (
    <Section name="gallery" edge>
      <h2 id="gallery-title" className="sr-only">
        {content.heading}
      </h2>
      <ul className="grid gap-3 sm:gap-5 md:grid-cols-12">
        {content.images.map(({ id, src, alt, title }, index) => (
          <li key={id} className={places[index]}>
            <figure className="group on-silk relative h-full overflow-hidden rounded bg-night">
              <Picture
                picture={{ name: src, alt }}
                sizes="(min-width:48rem) 60vw,91vw"
                className="aspect-3/2 size-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-103"
              />
              <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night from-30% to-night/0 px-5 pt-16 pb-5 font-display text-intro font-bold transition duration-300 ease-cloth [:root:has(:focus-visible)_&]:translate-y-0 [:root:has(:focus-visible)_&]:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 [@media(hover:hover)]:translate-y-3 [@media(hover:hover)]:opacity-0">
                {title}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const places = [
  'md:col-span-6',
  'md:col-span-6',
  'md:col-span-5',
  'md:col-span-7',
  'md:col-span-7',
  'md:col-span-5',
] as const;

/** All projects, where the gallery has more to say of them than Home. */
function Projects() {
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
