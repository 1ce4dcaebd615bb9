import { Steps } from '../components/page/DetailList.tsx';
import { Section } from '../components/page/Section.tsx';
import home from '../content/home.ts';

/** How the work goes, on Home. */
export default function HomeProcess() {
  const words = home.process;
  return (
    <Section name="process" edge>
      <h2 id="process-title" className="text-h2">
        {words.title}
      </h2>
      <div className="mt-8 lg:mt-12">
        <Steps items={words.items} />
      </div>
    </Section>
  );
}
