import contactWords from '../content/contact.ts';
import home from '../content/home.ts';
import { direct } from '../content/direct.ts';
import ContactEnd from './ContactEnd.tsx';

/** How to reach the company, at the end of Home. */
export default function HomeContact() {
  const words = home.closing;
  return (
    <ContactEnd
      words={contactWords}
      level="h2"
      page={direct.home}
      title={words.title}
      text={words.text}
    />
  );
}
