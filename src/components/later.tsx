import { type ComponentType, memo, Suspense, use } from 'react';
import type { PartOf } from './parts.ts';
import { useVisitRef } from './useConnect.ts';

/**
 * A part of the page below its first screen. It is prerendered like any other. Its code comes to life after the first
 * screen, so that a press there does not wait for it. Until then its markup has the class `later`, and the loader keeps
 * what is pressed in it.
 * @param part its props must stay the same from render to render: React gives up markup that is not yet alive when they
 *   change.
 */
export function later<P extends object>(part: PartOf<P>): ComponentType<P> {
  function Arriving(props: P) {
    const { View } = part;
    if (!View) use(part.loaded);
    const visit = useVisitRef();
    /** React hands it the element once the part listens. */
    const wake = (element: HTMLElement | null) => {
      if (element?.className !== 'later') return;
      element.className = 'contents';
      // After the commit that this is part of: what is pressed now may change the page.
      queueMicrotask(() => visit.system.get(part.name)?.send({ type: 'part.woke' }));
    };
    return (
      <div ref={wake} className="later">
        {View && <View {...props} />}
      </div>
    );
  }
  return memo(function Later(props: P) {
    return (
      <Suspense>
        <Arriving {...props} />
      </Suspense>
    );
  });
}
