import { Fragment } from 'react';
import { carouselWords } from '../content/carousel.ts';
import { shell } from '../content/shell.ts';
import { Boundary } from '../components/Boundary.tsx';
import { Carousel } from '../components/page/Carousel.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { carousel } from '../services/carousel.ts';
import { motion } from '../services/motion.ts';

type Props = Parameters<typeof Carousel>[0];

/** A carousel, where there is something to carry; where it fails, what it shows stands one below the other. */
export function Slides(props: Pick<Props, 'spec' | 'label' | 'threefold' | 'slides'>) {
  const { slides } = props;
  if (slides.length === 1) return slides[0]?.view;
  return (
    <Boundary
      fallback={slides.map(({ key, view }) => (
        <Fragment key={key}>{view}</Fragment>
      ))}
    >
      <Carousel
        machine={carousel}
        spec={props.spec}
        label={props.label}
        labels={carouselWords}
        motionSwitch={
          <Boundary>
            <Motion machine={motion} words={shell} look="quiet" />
          </Boundary>
        }
        threefold={props.threefold}
        slides={slides}
      />
    </Boundary>
  );
}
