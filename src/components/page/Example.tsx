import type { Example as ExampleContent } from '../../content/types.ts';
import { exampleShapes, pictureFiles } from '../base/pictureFiles.ts';

/** The picture of an example in the theme of the page: wide, or on a phone tall, so that its letters can be read. */
export function Example(props: { example: ExampleContent; caption: string }) {
  const { screen, alt } = props.example;
  return (
    <figure className="mt-10 max-w-[26rem] md:max-w-[70rem] lg:mt-14">
      <Screen name={screen} theme="light" alt={alt} className="[display:var(--in-light)]" />
      <Screen name={screen} theme="dark" alt={alt} className="[display:var(--in-dark)]" />
      <figcaption className="mt-4 text-small text-muted">{props.caption}</figcaption>
    </figure>
  );
}

/** One theme's pictures. The other theme's have no box, so the browser does not fetch them. */
function Screen(props: { name: string; theme: 'light' | 'dark'; alt: string; className: string }) {
  const files = (size: keyof typeof exampleShapes) =>
    pictureFiles(`${props.name}-${size}-${props.theme}`, exampleShapes[size]);
  const wide = files('wide');
  const tall = files('tall');
  return (
    <picture>
      <source
        media="(min-width:48rem)"
        type="image/avif"
        srcSet={wide.avif}
        sizes="(min-width:80rem) 70rem,90vw"
      />
      <source media="(min-width:48rem)" srcSet={wide.webp} />
      <source type="image/avif" srcSet={tall.avif} sizes="(min-width:30rem) 26rem,90vw" />
      <img
        src={tall.webp}
        alt={props.alt}
        width={tall.width}
        height={tall.height}
        loading="lazy"
        className={`aspect-5/8 w-full rounded md:aspect-8/5 ${props.className}`}
      />
    </picture>
  );
}
