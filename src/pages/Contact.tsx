import { Sections } from '../components/page/Sections.tsx';
import type { ContactContent } from '../content/types.ts';
import { ContactEnd } from './ContactEnd.tsx';

/** The Contact screen. */
export default function Contact({ content, path }: { content: ContactContent; path: string }) {
  return (
    <Sections>
      <ContactEnd
        words={content}
        level="h1"
        page={content.heading}
        title={content.heading}
        text={content.lead}
        from={path.split('/')[1]}
      />
    </Sections>
  );
}
