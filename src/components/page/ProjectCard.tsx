import type { Project, Story } from '../../content/types.ts';
import { Picture } from '../base/Picture.tsx';
import { ProjectLinks } from './ProjectFigure.tsx';
import { Result, Testimonial } from './Story.tsx';

/** A project in the gallery: what was built, what it changed, and what its client says. */
export function ProjectCard({ project, note }: { project: Project & Story; note: string }) {
  const { title, facts, description, problem, result, testimonial } = project;
  const picture = project.screen ?? project.image;
  return (
    <article className="border-t-2 border-dashed border-marigold pt-6">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width:48rem) 44vw,91vw"
          className="mb-6 aspect-3/2 w-full rounded object-cover"
        />
      )}
      <h3 className="text-intro">{title}</h3>
      {facts && <p className="mt-1 text-small text-muted">{facts}</p>}
      <p className="mt-3 max-w-measure">{description}</p>
      {problem && <p className="mt-3 max-w-measure text-muted">{problem}</p>}
      <Result result={result} />
      <Testimonial words={testimonial} />
      <ProjectLinks project={project} note={note} />
    </article>
  );
}
