import { Compare } from '../components/live/Compare.tsx';
import { LiveSection } from '../components/live/LiveSection.tsx';
import { compareWords } from '../content/live/compare.ts';
import { compare } from '../services/compare.ts';

/** A wireframe and its finished screen to compare, on the page of UI/UX Design. */
export default function UiUxCompare() {
  return (
    <LiveSection name="compare" words={compareWords}>
      <Compare machine={compare} words={compareWords} />
    </LiveSection>
  );
}
