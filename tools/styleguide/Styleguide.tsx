/** Every primitive in all its states. */
import type { ReactNode } from 'react';
import { Accordion } from '../../src/components/page/Accordion.tsx';
import { Button } from '../../src/components/base/Button.tsx';
import {
  FactList,
  FactPair,
  FactTable,
  Phrases,
  Steps,
} from '../../src/components/page/DetailList.tsx';
import { Disclosure } from '../../src/components/page/Disclosure.tsx';
import { ExternalLink } from '../../src/components/base/ExternalLink.tsx';
import { Field } from '../../src/components/forms/Field.tsx';
import { FormShell } from '../../src/components/forms/FormShell.tsx';
import { LooseThread } from '../../src/components/page/LooseThread.tsx';
import { Mark } from '../../src/components/frame/Mark.tsx';
import { Pixels } from '../../src/components/base/Pixels.tsx';
import { Motion } from '../../src/components/page/Motion.tsx';
import { PersonFigure } from '../../src/components/page/PersonFigure.tsx';
import { ProjectFigure } from '../../src/components/page/ProjectFigure.tsx';
import { Section } from '../../src/components/page/Section.tsx';
import {
  ServiceBolts,
  ServiceMosaic,
  ServiceRows,
} from '../../src/components/page/ServiceCards.tsx';
import { keeping } from '../../src/content/form.ts';
import { company } from '../../src/content/company.ts';
import contact from '../../src/content/contact.ts';
import { projects } from '../../src/content/projects.ts';
import services from '../../src/content/services-page.ts';
import crm from '../../src/content/services/crm.ts';
import { shell } from '../../src/content/shell.ts';
import { team } from '../../src/content/team.ts';
import works from '../../src/content/works.ts';
import { accordion } from '../../src/services/accordion.ts';
import { disclosure } from '../../src/services/disclosure.ts';
import { motion } from '../../src/services/motion.ts';
import { dark, families, light } from '../../tailwind.config.ts';

const roles = Object.keys(light) as (keyof typeof light)[];
const sizes = ['h1', 'title', 'h2', 'intro', 'h3', 'lead', 'base', 'small'] as const;

// Spelt out, because Tailwind reads class names and does not run code.
const type: Record<(typeof sizes)[number], string> = {
  h1: 'font-display font-bold text-h1',
  title: 'font-display font-bold text-title',
  h2: 'font-display font-bold text-h2',
  intro: 'text-intro',
  h3: 'font-display font-bold text-h3',
  lead: 'text-lead',
  base: 'text-base',
  small: 'text-small',
};

/** How a try to send a form can stand. */
const tries = ['resting', 'busy', 'cleared', 'failed'].map((state) => ({
  form: { 'aria-busy': false, 'data-state': state, onSubmit() {} },
  submit: { type: 'submit' as const, 'aria-disabled': state === 'busy' },
  status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': state },
  clear: { type: 'button' as const, onClick() {} },
  kept: state === 'failed',
  busy: state === 'busy',
  cleared: state === 'cleared',
  failed: state === 'failed',
  change() {},
}));

const pseudo = (state?: string) => ({ 'data-pseudo': state });

/** Every primitive of the look in all its states, in one theme. */
export function Styleguide({ theme }: { theme: string }) {
  const palette = theme === 'dark' ? dark : light;
  return (
    <main className="pb-24">
      <h1 className="px-gutter pt-12 text-title">Styleguide, {theme}</h1>
      <Part title="Colours by role">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {roles.map((role) => (
            <Dye key={role} name={role} dye={palette[role]} />
          ))}
          {Object.entries(families).map(([family, { silk }]) => (
            <Dye key={family} name={`silk: ${family}`} dye={silk} />
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <p key={size} className={`${type[size]} truncate`}>
            {size}: ₹ 1,20,000 on the counter
          </p>
        ))}
      </Part>
      <Part title="Buttons and links">
        {(['gold', 'line', 'ghost'] as const).map((look) => (
          <div
            key={look}
            className={`flex flex-wrap items-center gap-5 rounded p-5 ${look === 'ghost' ? 'on-silk bg-night' : ''}`}
          >
            {[undefined, 'hover', 'focus-visible', 'active'].map((state) => (
              <States key={state ?? 'rest'} state={state}>
                <Button to="/" look={look}>
                  Let's Start
                </Button>
              </States>
            ))}
            <Button to="/" look={look} small lively>
              Get Started
            </Button>
          </div>
        ))}
        <p className="flex flex-wrap gap-8">
          {[undefined, 'hover', 'focus-visible'].map((state) => (
            <a key={state ?? 'rest'} href="#thread" {...pseudo(state)} className="thread py-2">
              A link with its thread
            </a>
          ))}
          <ExternalLink
            href="https://www.example.com"
            note={shell.newTab}
            className="text-link underline"
          >
            A link in a text
          </ExternalLink>
        </p>
        <Motion machine={motion} words={shell} look="quiet" />
      </Part>
      <Part title="Fields">
        <div className="grid gap-5 rounded bg-surface p-8 sm:grid-cols-3">
          {['', 'hover', 'focus-visible', 'user-invalid'].map((state) => (
            <Field key={state} label={{ htmlFor: `f-${state}` }} text={state || 'At rest'}>
              <input id={`f-${state}`} {...pseudo(state)} className="control" />
            </Field>
          ))}
          <Field label={{ htmlFor: 'f-filled' }} text="Filled">
            <input id="f-filled" defaultValue="Asha Example" className="control" />
          </Field>
          <Field label={{ htmlFor: 'f-busy' }} text="While sending">
            <input
              id="f-busy"
              readOnly
              aria-disabled
              defaultValue="Asha Example"
              className="control"
            />
          </Field>
          <Field label={{ htmlFor: 'f-select' }} text="A choice">
            <select id="f-select" className="control">
              <option>Please choose</option>
            </select>
          </Field>
          <Field label={{ htmlFor: 'f-text' }} text="Several lines" className="sm:col-span-2">
            <textarea id="f-text" rows={3} className="control resize-none" />
          </Field>
        </div>
        {tries.map((api) => (
          <FormShell
            key={api.form['data-state']}
            api={api}
            labelledBy="f-title"
            words={contact.form}
            keeping={keeping}
            company={company}
            done={contact.form.status.sent}
            failed={contact.form.status.failed}
          >
            {''}
          </FormShell>
        ))}
      </Part>
      <Part title="Lists">
        <FactTable items={crm.features.items.slice(0, 3)} />
        <FactPair items={crm.features.items.slice(0, 4)} />
        <FactList items={crm.features.items.slice(0, 2)} className="sm:grid-cols-2" />
        <Steps items={crm.features.items.slice(0, 3)} />
        <Phrases items={works.blocks[0].items} large />
        <Phrases items={works.blocks[0].items} />
      </Part>
      <Part title="What opens">
        <Accordion machine={accordion} items={crm.faq} />
        <Disclosure
          machine={disclosure}
          name="styleguide-more"
          more="Read More"
          less="Read Less"
          describedBy="styleguide"
        >
          <p className="pt-6">{crm.description[0]}</p>
        </Disclosure>
      </Part>
      <Part title="Cards">
        <ServiceMosaic cards={services.sections[0]?.cards ?? []} />
        <ServiceRows cards={services.sections[1]?.cards.slice(0, 2) ?? []} />
        <ServiceBolts cards={services.sections[2]?.cards ?? []} />
      </Part>
      <Part title="Figures">
        <div className="grid gap-10 sm:grid-cols-2">
          {team.slice(0, 2).map((person, index) => (
            <PersonFigure
              key={person.name}
              person={person}
              note={shell.newTab}
              large={index === 1}
            />
          ))}
        </div>
        {projects.slice(0, 1).map((project) => (
          <ProjectFigure key={project.title} project={project} note={shell.newTab} />
        ))}
      </Part>
      <Part title="Signs">
        <div className="on-silk flex items-center gap-8 bg-night p-8">
          <Mark logo="" />
          <span className="text-gold">
            <Pixels />
          </span>
        </div>
        <div className="on-silk relative isolate h-96 overflow-hidden bg-night">
          <LooseThread />
        </div>
      </Part>
      {(['sunken', 'night', 'canvas'] as const).map((ground) => (
        <Section key={ground} name={ground} ground={ground} edge>
          <h2 id={`${ground}-title`} className="text-h2">
            A section: {ground}
          </h2>
        </Section>
      ))}
      {(Object.keys(families) as (keyof typeof families)[]).map((family) => (
        <Section key={family} name={family} ground="silk" family={family} edge>
          <h2 id={`${family}-title`} className="mb-8 text-h2">
            Silk: {family}
          </h2>
          <Steps items={crm.features.items.slice(0, 3)} />
        </Section>
      ))}
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-8 px-gutter pt-16">
      <h2 className="text-h3 text-rust">{title}</h2>
      {children}
    </section>
  );
}

function Dye({ name, dye }: { name: string; dye: string }) {
  return (
    <li className="text-small">
      <svg aria-hidden="true" className="mb-2 h-14 w-full rounded ring-1 ring-hairline">
        <rect width="100%" height="100%" fill={dye} />
      </svg>
      {name} <span className="text-muted">{dye}</span>
    </li>
  );
}

/** Shows what it holds as if a hand were on it. */
function States({ state, children }: { state: string | undefined; children: ReactNode }) {
  return (
    <span
      ref={(holder) => {
        if (state) holder?.querySelector('a, button')?.setAttribute('data-pseudo', state);
      }}
    >
      {children}
    </span>
  );
}
