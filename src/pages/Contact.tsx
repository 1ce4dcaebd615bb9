import { later } from '../components/later.tsx';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import type { ContactContent } from '../content/types.ts';
import * as parts from './parts.ts';

const ContactEnd = later(parts.ContactEnd);

/** The Contact screen. Reached from a service page, it names the service and proposes it as the subject. */
export default function Contact({ content, path }: { content: ContactContent; path: string }) {
  const service = content.services[path.split('/')[1] ?? ''];
  return (
    <>
      <ContactEnd
        words={content}
        level="h1"
        page={service ?? content.heading}
        title={content.heading}
        text={service ? content.from.replace('{service}', service) : content.lead}
        subject={service ? content.subject.replace('{service}', service) : ''}
      />
      <FirstScreenEnd />
    </>
  );
}
