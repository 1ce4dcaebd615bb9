import { lazy, type ReactNode, Suspense } from 'react';
import type { CarouselContent } from '../../content/carousel.ts';
import { type CarouselWords, connectCarousel } from '../../machines/carousel/carousel.connect.ts';
import type { CarouselInput, carouselMachine } from '../../machines/carousel/carousel.machine.ts';
import { Boundary } from '../Boundary.tsx';
import { Icon } from '../base/Icon.tsx';
import { useConnect } from '../useConnect.ts';

// If Embla does not load, the slides stay a list.
const Geometry = lazy(() =>
  import('./CarouselGeometry.tsx').catch(() => ({ default: (): ReactNode => null })),
);

/**
 * A carousel after the APG: first the switch that stills it, then previous, next and the picker, then the slides.
 * @param props.slides one view each, in order; every one is in the page from the start.
 * @param props.threefold whether three slides are seen side by side from 48rem on, the middle one sharp.
 */
export function Carousel(props: {
  machine: typeof carouselMachine;
  spec: Omit<CarouselInput, 'count'>;
  label: string;
  labels: CarouselContent;
  motionSwitch: ReactNode;
  slides: readonly { readonly key: string; readonly view: ReactNode }[];
  threefold?: boolean | undefined;
}) {
  const { spec, label, labels, slides, threefold } = props;
  const api = useConnect(props.machine, connectCarousel, {
    input: { ...spec, count: slides.length },
  });
  const words: CarouselWords = {
    label,
    roles: labels.roles,
    slides: labels.slides.replace('{label}', label),
    slide: labels.slide,
    picker: labels.chooseSlide,
  };
  return (
    <div {...api.root(words)}>
      <div className="mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 live-only">
        <div className="me-auto">{props.motionSwitch}</div>
        <div className="flex items-center gap-x-3 max-sm:w-full max-sm:justify-between">
          <button {...api.previous} aria-label={labels.previousSlide} className={turner}>
            <Chevron className="-scale-x-100 rtl:scale-x-100" />
          </button>
          <div {...api.picker(words)} className="flex min-w-0 flex-wrap justify-center">
            {slides.map(({ key }, index) => (
              <button key={key} {...api.pick(index, words)} className={`group/pick ${picker}`}>
                <span className="pick-mark" />
              </button>
            ))}
          </div>
          <button {...api.next} aria-label={labels.nextSlide} className={turner}>
            <Chevron className="rtl:-scale-x-100" />
          </button>
        </div>
      </div>
      <div {...api.viewport(words)} className="slide-list">
        <div className="flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ key, view }, index) => (
            <div
              key={key}
              {...api.slide(index, words)}
              className={`slide ${threefold ? 'md:basis-[calc((100%-2*var(--gap))/3)]' : ''}`}
            >
              <div className={threefold ? 'slide-face' : 'h-full'}>{view}</div>
            </div>
          ))}
        </div>
      </div>
      {api.needed && (
        <Boundary fallback={null}>
          <Suspense>
            <Geometry id={api.slidesId} onArrival={api.onArrival} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

const turner =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded ring-[1.5px] ring-line ring-inset hover:text-link hover:ring-link';
const picker = 'inline-flex h-11 w-9 min-w-6 cursor-pointer items-center justify-center sm:w-11';

function Chevron({ className }: { className: string }) {
  return (
    <Icon width={12} height={18} className={className}>
      <path d="M2 1l8 8-8 8" />
    </Icon>
  );
}
