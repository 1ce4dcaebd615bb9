import { AboutStory } from '../components/page/AboutStory.tsx';
import home from '../content/home.ts';
import { disclosure } from '../services/disclosure.ts';

/** The company in short, on Home. */
export default function HomeStory() {
  return <AboutStory words={home.about} disclosure={disclosure} />;
}
