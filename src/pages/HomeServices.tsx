import { Section } from '../components/page/Section.tsx';
import { ServiceMosaic } from '../components/page/ServiceCards.tsx';
import home from '../content/home.ts';

/** What the company does, on Home. */
export default function HomeServices() {
  const words = home.services;
  return (
    <Section name="services" ground="sunken" edge>
      <div className="mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 id="services-title" className="text-h2">
          {words.title}
        </h2>
        <p className="max-w-measure text-muted">{words.text}</p>
      </div>
      <ServiceMosaic cards={words.cards} more={words.link} />
    </Section>
  );
}
