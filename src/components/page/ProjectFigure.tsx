import type { Project } from '../../content/types.ts';
import { Link } from '../base/Link.tsx';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Picture } from '../base/Picture.tsx';
import { Result } from './Story.tsx';

/** A client's project, told twice: the still life of a trade and the screen made for it; what it is, and the way to the client's own site. */
export function ProjectFigure({ project, note }: { project: Project; note: string }) {
  const { image = project.screen, facts, result } = project;
  const screen = project.image && project.screen;
  return (
    <div className={`group items-center gap-x-14 ${image ? 'lg:grid lg:grid-cols-[7fr_5fr]' : ''}`}>
      {image && (
        <div className={screen ? 'relative pb-[12%] lg:pe-[8%]' : 'relative'}>
          <div className="overflow-hidden rounded">
            <Picture
              picture={image}
              sizes="(min-width:64rem) 49vw,91vw"
              className="aspect-3/2 w-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-103"
            />
          </div>
          {screen && (
            <Picture
              picture={screen}
              sizes="(min-width:64rem) 26vw,54vw"
              className="project-screen"
            />
          )}
        </div>
      )}
      <div>
        <h3 className="mt-6 text-intro lg:mt-0">{project.title}</h3>
        {facts && <p className="mt-1 text-small text-muted">{facts}</p>}
        <p className="mt-2 max-w-measure text-muted">{project.description}</p>
        <Result result={result} />
        <ProjectLinks project={project} note={note} />
      </div>
    </div>
  );
}

/** To the client's own site, and to the service it belongs to. */
export function ProjectLinks({ project, note }: { project: Project; note: string }) {
  const { link, service } = project;
  return (
    <>
      {link && (
        <ExternalLink
          href={link.href}
          note={note}
          className="thread mt-2 inline-flex min-h-11 items-center font-semibold text-marigold"
        >
          {link.label}
        </ExternalLink>
      )}
      {service && (
        <p>
          <Link to={service.href} className="thread inline-flex min-h-11 items-center text-muted">
            {service.label}
          </Link>
        </p>
      )}
    </>
  );
}
