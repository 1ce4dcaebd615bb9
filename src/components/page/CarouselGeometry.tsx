import useEmblaCarousel from 'embla-carousel-react';
import type { ReactNode } from 'react';

/**
 * Starts Embla on an element of the page. A chunk of its own, so that no first load contains Embla.
 * @param props.id the element that clips the slides; its first child is moved.
 * @param props.onArrival called with Embla when it has taken over.
 */
export default function CarouselGeometry(props: {
  id: string;
  onArrival: (geometry: unknown) => void;
}): ReactNode {
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  const [attach] = useEmblaCarousel({ loop: true, align: 'center', direction }, [
    { name: 'arrival', options: {}, init: props.onArrival, destroy: () => {} },
  ]);
  return <span hidden ref={() => attach(document.getElementById(props.id))} />;
}
