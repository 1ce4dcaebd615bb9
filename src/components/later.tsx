import { type ComponentType, memo, Suspense, use } from 'react';
import type { PartOf } from './parts.ts';
import { usePlace, useWoke } from './useConnect.ts';

/**
 * A part of the page. It is prerendered like any other. Its code runs after the first screen's, or when somebody is
 * near or wants it. Until then its place has the class `later`, and the loader keeps what is pressed in it.
 * @param part its props must stay the same from render to render: React gives up markup that is not yet alive when they
 *   change.
 * @param Place `span` where HTML allows no `div`.
 */
export function later<P extends object>(
  part: PartOf<P>,
  Place: 'div' | 'span' = 'div',
): ComponentType<P> {
  function Arriving({ woke, props }: { woke: () => void; props: P }) {
    use(part.loaded);
    useWoke(woke);
    const { View } = part;
    return View && <View {...props} />;
  }
  return memo(function Later(props: P) {
    const { place, woke } = usePlace(part);
    return (
      <Place ref={place} className="later">
        <Suspense>
          <Arriving woke={woke} props={props} />
        </Suspense>
      </Place>
    );
  });
}
