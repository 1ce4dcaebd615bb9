import { AboutStory } from '../components/page/AboutStory.tsx';
import about from '../content/about.ts';
import { disclosure } from '../services/disclosure.ts';

/** The company's story and its values, on About. */
export default function AboutText() {
  return <AboutStory words={about.section} disclosure={disclosure} />;
}
