import type { Project, Story } from '../../content/types.ts';

/** What a project changed: the figure, and what it counts. */
export function Result({ result, large = false }: { result: Project['result']; large?: boolean }) {
  if (!result) return null;
  return (
    <p className={`max-w-measure ${large ? '' : 'mt-4'}`}>
      <strong
        className={`block font-display font-bold wrap-anywhere text-rust ${large ? 'text-[clamp(44px,6vw,84px)] leading-none tracking-[-0.034em]' : 'text-h2'}`}
      >
        {result.figure}
      </strong>{' '}
      <span className={large ? 'mt-3 block text-intro' : 'block'}>{result.text}</span>
    </p>
  );
}

/** What the client says of it. */
export function Testimonial({ words }: { words: Story['testimonial'] }) {
  if (!words) return null;
  return (
    <figure className="mt-6 max-w-measure border-s-4 border-dashed border-marigold ps-5">
      <blockquote className="text-pretty">
        <p>{words.text}</p>
      </blockquote>
      <figcaption className="mt-2 text-small text-muted">
        {words.name}
        {words.role && `, ${words.role}`}
      </figcaption>
    </figure>
  );
}

/** A project on its service's page: the figure beside client, problem and testimonial. */
export function ProjectStory({ story }: { story: Story }) {
  const { title, facts, problem, result, testimonial } = story;
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
      <Result result={result} large />
      <div className="lg:col-start-2">
        <h3 className="text-intro">{title}</h3>
        {facts && <p className="mt-1 text-small text-muted">{facts}</p>}
        {problem && <p className="mt-4 max-w-measure">{problem}</p>}
        <Testimonial words={testimonial} />
      </div>
    </div>
  );
}
