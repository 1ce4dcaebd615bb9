import type { AboutSection } from '../../content/types.ts';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { FactList, FactPair, FactTable } from './DetailList.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Picture } from '../base/Picture.tsx';
import { Section } from './Section.tsx';

/** The company and its four values; its mission and the reasons to choose it behind a button (Home and About). */
export function AboutStory(props: { words: AboutSection; disclosure: typeof disclosureMachine }) {
  const { words } = props;
  const { mission, why } = words;
  return (
    <Section name="about" anchor="about" edge>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="about-title" className="text-h2">
          {words.title}
        </h2>
        <div className="max-w-[34em] space-y-5">
          {words.paragraphs.map((text, index) => (
            <p key={text} className={index === 0 ? 'text-intro' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      </div>
      {words.image ? (
        <div className="mt-14 grid items-center gap-x-16 gap-y-10 lg:mt-24 lg:grid-cols-[7fr_5fr] lg:gap-x-20">
          <Picture
            picture={words.image}
            sizes="(min-width:64rem) 54vw,91vw"
            className="aspect-3/2 w-full rounded object-cover lg:-ms-gutter lg:w-[calc(100%+theme(spacing.gutter))] lg:max-w-none lg:rounded-s-none"
          />
          <FactList items={words.values} className="sm:max-lg:grid-cols-2" />
        </div>
      ) : (
        <div className="mt-16 sm:pb-10 lg:mt-24 lg:ps-[16.6%]">
          <FactPair items={words.values} />
        </div>
      )}
      <div className={words.image ? 'mt-12' : 'mt-16 lg:ps-[16.6%]'}>
        <Disclosure
          machine={props.disclosure}
          name="about-more"
          more={words.more}
          less={words.less}
          describedBy="about-title"
        >
          <div className="grid gap-x-16 gap-y-12 pt-12 lg:grid-cols-[5fr_7fr]">
            <div>
              <h3 className="text-intro">{mission.title}</h3>
              <div className="mt-4 max-w-[30em] space-y-4 text-muted">
                {mission.text.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
            <div>
              <h3 className="mb-5 text-intro">{why.title}</h3>
              <FactTable items={why.items} />
            </div>
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}
