import { Boundary } from '../components/Boundary.tsx';
import { Bugreport } from '../components/Bugreport.tsx';
import { Section } from '../components/Section.tsx';
import { bugreportWords } from '../content/bugreport.ts';

/** A bug report that visitors can follow, on the Bug Fixing page. */
export default function BugFixReport() {
  return (
    <Section name="bugreport" ground="sunken" edge>
      <h2 id="bugreport-title" className="max-w-[16em] text-h2">
        {bugreportWords.title}
      </h2>
      <p className="mt-6 max-w-measure text-lead text-muted">{bugreportWords.text}</p>
      <div className="mt-10 lg:mt-14">
        <Boundary>
          <Bugreport words={bugreportWords} />
        </Boundary>
      </div>
    </Section>
  );
}
