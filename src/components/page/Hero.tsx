import type { ReactNode } from 'react';
import type { HomeContent } from '../../content/types.ts';
import { Button } from '../base/Button.tsx';
import { Pixels } from '../base/Pixels.tsx';
import { pictureFiles } from '../base/pictureFiles.ts';

/**
 * The first screen: silk over its whole height, the site's one sentence, one thing to do.
 * @param props.motionSwitch comes before all that it stills.
 */
export function Hero(props: {
  words: HomeContent['hero'];
  headline: ReactNode;
  video: ReactNode;
  motionSwitch: ReactNode;
}) {
  const { words } = props;
  const { width, height, avif, webp } = pictureFiles('hero');
  return (
    <section
      data-under-header
      aria-labelledby="hero-title"
      className="on-silk relative isolate -mt-header grid min-h-svh grid-rows-[1fr_auto] overflow-hidden bg-night px-gutter pt-header"
    >
      <div className="absolute end-gutter bottom-18 z-10">{props.motionSwitch}</div>
      <picture>
        <source
          type="image/avif"
          media="not all and (min-width: 48rem)"
          srcSet={pictureFiles('hero-mobile').avif}
          // Under words and a scrim it need not be as sharp as a picture to look at.
          sizes="90vw"
        />
        <source type="image/avif" srcSet={avif} sizes="100vw" />
        <img
          src={webp}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      </picture>
      {props.video}
      <div aria-hidden="true" className="scrim absolute inset-0 -z-10" />
      <div className="mx-auto w-full max-w-page self-start pt-7 pb-32 md:self-center md:pb-8">
        <p className="flex items-center gap-3 text-small font-semibold text-rust">
          <span className="text-gold">
            <Pixels />
          </span>
          {words.eyebrow}
        </p>
        <h1 id="hero-title" className="mt-5 max-w-[9.6em] text-h1">
          {props.headline}
        </h1>
        <p className="mt-5 max-w-[33em] text-lead">
          {`${words.tagline} `}
          {words.always && <span className="md:hidden">{words.always}</span>}
        </p>
        <div className="mt-7">
          <Button to={words.action.href}>{words.action.label}</Button>
        </div>
      </div>
      <ul className="mx-auto flex w-full max-w-page flex-wrap gap-x-7 gap-y-2 pe-52 pb-20 text-small font-medium max-md:hidden">
        {words.notes.map((note, index) => (
          <li key={note} className="flex items-center gap-2">
            <i aria-hidden="true" className={`size-2.25 ${yarns[index]}`} />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

const yarns = ['bg-gold', 'bg-link', 'bg-rani', 'bg-foam'] as const;
