import { carouselWords } from '../content/carousel.ts';
import { shell } from '../content/shell.ts';
import { Carousel } from '../components/page/Carousel.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { carousel } from '../services/carousel.ts';
import { motion } from '../services/motion.ts';

type Props = Parameters<typeof Carousel>[0];

/** A carousel, where there is something to carry. */
export function Slides(props: Pick<Props, 'spec' | 'label' | 'threefold' | 'slides'>) {
  const { slides, threefold } = props;
  if (slides.length === 1)
    return <div className={threefold ? 'max-w-sm' : undefined}>{slides[0]?.view}</div>;
  return (
    <Carousel
      machine={carousel}
      spec={props.spec}
      label={props.label}
      labels={carouselWords}
      motionSwitch={<Motion machine={motion} words={shell} look="quiet" />}
      threefold={threefold}
      slides={slides}
    />
  );
}
