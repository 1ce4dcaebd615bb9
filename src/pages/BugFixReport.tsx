import { Bugreport } from '../components/live/Bugreport.tsx';
import { LiveSection } from '../components/live/LiveSection.tsx';
import { bugreportWords } from '../content/live/bugreport.ts';

/** A bug report that visitors can follow, on the Bug Fixing page. */
export default function BugFixReport() {
  return (
    <LiveSection name="bugreport" words={bugreportWords} wide>
      <Bugreport words={bugreportWords} />
    </LiveSection>
  );
}
