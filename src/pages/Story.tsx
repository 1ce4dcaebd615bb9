import { AboutStory } from '../components/page/AboutStory.tsx';
import { disclosure } from '../services/disclosure.ts';

/** The company's story and its values, on Home and on About. */
export default function Story({ words }: Pick<Parameters<typeof AboutStory>[0], 'words'>) {
  return <AboutStory words={words} disclosure={disclosure} edge />;
}
