import contactWords from '../content/contact.ts';
import type { HomeContent } from '../content/types.ts';
import ContactEnd from './ContactEnd.tsx';

/** How to reach the company, at the end of Home. */
export default function HomeContact({ words }: { words: HomeContent['closing'] }) {
  return (
    <ContactEnd words={contactWords} level="h2" title={words.title} text={words.text} subject="" />
  );
}
