import { Boundary } from '../components/Boundary.tsx';
import { Brief } from '../components/forms/Brief.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { useQuery } from '../components/usePage.ts';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import type { ContactContent } from '../content/types.ts';
import { brief } from '../services/brief.ts';
import { ContactEnd } from './ContactEnd.tsx';

/** The Contact screen. Path or query may name a service to ask about; `?about=` opens the brief. */
export default function Contact({ content, path }: { content: ContactContent; path: string }) {
  const { services, questions } = content;
  const about = new URLSearchParams(useQuery()).get('about');
  const known = [path.split('/')[1], about].find((key) => key && Object.hasOwn(services, key));
  const service = services[known ?? ''];
  // An internship is no answer of the brief.
  const answer = questions.choices.trouble.find(({ label }) => label === service)?.id ?? '';
  const fill = (words: string) => service && words.replace('{service}', service);
  return (
    <Sections>
      <ContactEnd
        words={content}
        level="h1"
        page={service ?? content.heading}
        title={content.heading}
        text={fill(content.from) ?? content.lead}
        subject={fill(content.subject)}
        brief={
          <Boundary>
            <Brief
              machine={brief}
              invitation={content.brief}
              words={questions}
              company={company}
              service={answer}
              isAsked={about !== null && (answer !== '' || !service)}
              newTab={shell.newTab}
            />
          </Boundary>
        }
      />
    </Sections>
  );
}
