/** `npm run setup`: asks for the facts that matter first, checks each answer, and writes `owner/` and `.env`. */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FactsError,
  faultsOf,
  files,
  networks,
  ownerFolder,
  readFile,
  servicePages,
} from '@workshop/facts';
import { cancel, confirm, intro, isCancel, log, outro, text } from '@clack/prompts';
import { openPoints } from './doctor.ts';
import { isExample } from './examples.ts';
import { keys } from './keys.ts';
const applicationKey = 'VITE_EMAILJS_APPLICATION_TEMPLATE_ID';

/** How questions reach a person: the terminal, or a test. */
export interface Dialogue {
  text(question: {
    message: string;
    /** What is there: an empty answer keeps it, `-` takes it away. */
    present: string;
    validate: (answer: string | undefined) => string | undefined;
  }): Promise<string>;
  confirm(question: { message: string; initialValue: boolean }): Promise<boolean>;
}

/** The person has had enough for today; what was answered is written. */
export class Stopped extends Error {
  override name = 'Stopped';
}

type Json = Record<string, unknown>;
type File = keyof typeof files;

interface Question {
  readonly message: string;
  readonly file: File;
  /** The fields it fills in; several are filled from one answer by `split`. */
  readonly fields: readonly string[];
  /** What the person types as the values of the fields, and back. */
  readonly split?: (answer: string) => readonly unknown[];
  readonly join?: (values: readonly unknown[]) => string;
  /** Asked only where this field is filled in. */
  readonly after?: string;
}

const list = (answer: string) => answer.split(/[\s,;]+/).filter(Boolean);
const fact = (file: File, field: string, message: string): Question => ({
  message,
  file,
  fields: [field],
});

const questions: readonly Question[] = [
  fact('company', 'name', 'What is the company called?'),
  fact('company', 'url', 'What is the address of the site? (https://www.your-domain.in)'),
  fact('company', 'phone', 'Which phone number do visitors call?'),
  fact('company', 'whatsapp', 'Which number answers on WhatsApp? (may stay empty)'),
  {
    ...fact('company', 'emails', 'Which e-mail addresses do they write to? (the main one first)'),
    split: (answer) => [list(answer)],
    join: ([emails]) => ((emails ?? []) as string[]).join(', '),
  },
  fact('company', 'city', 'Which town are you in, as in “an IT company in …”?'),
  fact('company', 'area', 'And which wider area do you work in?'),
  fact('company', 'address.street', 'Address: house, street, sector'),
  fact('company', 'address.locality', 'Address: town'),
  fact('company', 'address.region', 'Address: state'),
  fact('company', 'address.postalCode', 'Address: PIN code'),
  {
    message:
      'Where is it on the map? (latitude, longitude: a long press on Google Maps shows them)',
    file: 'company',
    fields: ['latitude', 'longitude'],
    split: (answer) => {
      const [latitude = NaN, longitude = NaN] = answer.split(',').map(Number);
      return [latitude, longitude];
    },
    join: (values) => values.join(', '),
  },
  fact('company', 'hours.0.from', 'Open from which day?'),
  fact('company', 'hours.0.to', 'To which day?'),
  fact('company', 'hours.0.opens', 'From what time? (10:00AM)'),
  fact('company', 'hours.0.closes', 'To what time? (06:00PM)'),
  {
    ...fact(
      'company',
      'profiles',
      'Your profiles elsewhere, as whole addresses (LinkedIn, Instagram, YouTube); empty for none',
    ),
    split: (answer) => [list(answer).map((href) => ({ network: networkOf(href), href }))],
    join: ([profiles]) =>
      ((profiles ?? []) as { href: string }[]).map(({ href }) => href).join(' '),
  },
  fact(
    'company',
    'support.hours',
    'When do customers get support? (such as 24/7; may stay empty: then the site promises none)',
  ),
  {
    ...fact(
      'company',
      'support.reach',
      'How is support reached, and what answers at night? (one sentence; may stay empty)',
    ),
    after: 'support.hours',
  },
  fact('company', 'replyTime', 'How soon do you answer? (one sentence; may stay empty)'),
  fact('company', 'since', 'Since which year is the company in business? (may stay empty)'),
  fact('company', 'identity.legalName', 'The registered name (may stay empty)'),
  fact('company', 'identity.gstin', 'GSTIN (may stay empty)'),
  fact('company', 'grievance.name', 'Who answers complaints? (may stay empty)'),
  fact('company', 'grievance.email', 'At which e-mail address? (may stay empty)'),
];

/** Asks for the price of a service, such as `25,000` or `3,500 a month`. */
const priceOf = (page: string, name: string): Question => ({
  message: `${name}: from how many rupees? (such as 25,000 or 3,500 a month; empty for no price)`,
  file: 'services',
  fields: ['from', 'per', 'buys'].map((field) => `${page}.${field}`),
  split(answer) {
    if (answer === '') return [0, '', ''];
    const [, amount, per = ''] = /^(?:₹\s*)?([\d,]+)(?: a (month|year))?$/.exec(answer) ?? [];
    return [amount ? Number(amount.replaceAll(',', '')) : answer, per];
  },
  join: ([from, per]) => (from ? [from, per].filter(Boolean).join(' a ') : ''),
});

/** A question about one field of each entry of a list. */
type ListQuestion = Omit<Question, 'file' | 'fields'> & { readonly field: string };
interface List {
  readonly file: 'team' | 'projects';
  readonly name: string;
  readonly shows: string;
  readonly one: string;
  /** The field that names an entry, and others that tell examples of ours from the owner's own. */
  readonly marks: readonly string[];
  readonly questions: readonly ListQuestion[];
}

const projectList: List = {
  file: 'projects',
  name: 'projects',
  shows: 'Do you show finished projects?',
  one: 'Project',
  marks: ['title', 'link'],
  questions: [
    { field: 'title', message: 'its name' },
    { field: 'description', message: 'a sentence or two on what it does for the client' },
    {
      field: 'service',
      message: `which service is it of? (${Object.values(servicePages).join(', ')}; may stay empty)`,
      split: (answer) => {
        const page = Object.entries(servicePages).find(
          ([, name]) => name.toLowerCase() === answer.toLowerCase(),
        )?.[0];
        return [page ? `/${page}` : answer];
      },
    },
    {
      field: 'client',
      message:
        'whose is it? (by name if they agreed, or such as “A jeweller in Noida”; may stay empty)',
    },
    { field: 'year', message: 'finished in which year? (may stay empty)' },
    { field: 'duration', message: 'how long did it take? (may stay empty)' },
    { field: 'problem', message: 'what was wrong or missing before? (may stay empty)' },
    {
      field: 'figure',
      message: 'what changed, as one figure? (such as 6 hours a week; may stay empty)',
    },
    {
      field: 'result',
      after: 'figure',
      message: 'what does it count? (such as less typing at the counter)',
    },
    {
      field: 'testimonial.text',
      message: 'what does the client say of it, in their own words? (may stay empty)',
    },
    { field: 'testimonial.name', after: 'testimonial.text', message: 'who says that?' },
    {
      field: 'testimonial.role',
      after: 'testimonial.text',
      message: 'their role and firm (may stay empty)',
    },
  ],
};

const teamList: List = {
  file: 'team',
  name: 'people',
  shows: 'Do you show the people of your team?',
  one: 'Person',
  marks: ['name'],
  questions: [
    { field: 'name', message: 'name' },
    { field: 'role', message: 'role' },
    { field: 'message', message: 'a sentence or two in their own words' },
    {
      field: 'years',
      message: 'years of experience (may stay empty)',
      split: (answer) => [/^\d+$/.test(answer) ? Number(answer) : answer || 0],
      join: ([years]) => (years ? `${years as number}` : ''),
    },
    { field: 'qualification', message: 'qualification (may stay empty)' },
    { field: 'profile', message: 'profile, such as on LinkedIn (may stay empty)' },
  ],
};

function networkOf(href: string): string {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^(?:www|in)\./, '') : '';
  return Object.entries(networks).find(([, own]) => own === host)?.[0] ?? host;
}

/** A value deep inside a file, and the file with another value there. */
const get = (facts: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], facts);
function put(facts: Json, field: string, value: unknown): Json {
  const copy = structuredClone(facts);
  const trail = field.split('.');
  let inner = copy;
  trail.slice(0, -1).forEach((key, index) => {
    inner = (inner[key] ??= trail[index + 1] === '0' ? [] : {}) as Json;
  });
  inner[trail.at(-1) ?? ''] = value;
  return copy;
}

/**
 * Asks everything that was not answered yet, and writes each answer at once.
 * @param folder of the facts.
 * @param env the file of the keys.
 * @throws Stopped when the person leaves; the next run goes on there.
 */
export async function setUp(folder: string, env: string, dialogue: Dialogue): Promise<void> {
  const notes = join(folder, '.setup.json');
  let asked: string[] = existsSync(notes)
    ? (JSON.parse(readFileSync(notes, 'utf8')) as string[])
    : [];
  if (asked.length > 0) {
    const message = `You have answered ${asked.length} questions before. Go on where you stopped?`;
    if (!(await dialogue.confirm({ message, initialValue: true }))) asked = [];
  }
  const read = (file: File) => {
    const { facts, faults } = readFile(folder, file);
    // Written over, it would be lost.
    if (facts === undefined) throw new FactsError(faults.join('\n'));
    return facts as Json;
  };
  const write = (file: File, facts: Json) =>
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(facts, undefined, 2)}\n`);
  const done = (id: string) => {
    asked = [...asked, id];
    writeFileSync(notes, JSON.stringify(asked));
  };
  /** Asks one question, and returns the facts with its answer. */
  const ask = async ({ message, fields, split, join, file }: Question, facts: Json) => {
    const values = fields.map((field) => get(facts, field));
    const filled = (answer: string) =>
      (split?.(answer.trim()) ?? [answer.trim()]).reduce<Json>(
        (inner, value, index) => put(inner, fields[index] ?? '', value),
        facts,
      );
    const present = join?.(values) ?? values.join('');
    const answer = await dialogue.text({
      message,
      present,
      validate: (typed = '') =>
        faultsOf(files[file], filled(meant(typed, present)))
          .find(({ path }) => fields.some((field) => path.join('.').startsWith(field)))
          ?.message.replace(/^is (?:"": )?/, ''),
    });
    return filled(meant(answer, present));
  };
  const askAndWrite = async (question: Question) =>
    write(question.file, await ask(question, read(question.file)));

  await askList(projectList);
  await askPrices();
  for (const question of questions) {
    const id = question.fields.join();
    if (asked.includes(id)) continue;
    if (question.after && !get(read(question.file), question.after)) continue;
    await askAndWrite(question);
    done(id);
  }
  await askList(teamList);
  await askKeys();
  rmSync(notes, { force: true });

  async function askPrices(): Promise<void> {
    if (asked.includes('no prices')) return;
    if (!asked.includes('prices')) {
      const services = Object.entries(read('services') as Record<string, Json>);
      const hasPrices = services.some(([, { from = 0 }]) => from !== 0);
      const message = 'Do you publish prices?';
      if (!(await dialogue.confirm({ message, initialValue: hasPrices }))) {
        const without = services.map(([page, service]) => [
          page,
          typeof service === 'string' ? service : { ...service, from: 0, per: '', buys: '' },
        ]);
        if (hasPrices) write('services', Object.fromEntries(without) as Json);
        return done('no prices');
      }
      done('prices');
    }
    for (const [page, name] of Object.entries(servicePages)) {
      if (asked.includes(page)) continue;
      await askAndWrite(priceOf(page, name));
      if (get(read('services'), `${page}.from`) !== 0)
        await askAndWrite(fact('services', `${page}.buys`, `${name}: what does that buy?`));
      await askAndWrite(
        fact('services', `${page}.duration`, `${name}: how long does it usually take?`),
      );
      done(page);
    }
  }

  async function askList(list: List): Promise<void> {
    const { file, name, shows, one } = list;
    const [key = ''] = list.marks;
    if (asked.includes(file)) return;
    const own = (read(file)[name] as Json[]).filter(
      (entry) => !isExample(list.marks.map((field) => entry[field]).join(' ')),
    );
    let entries: readonly Json[] = [];
    const names = own.map((entry) => entry[key]).join(', ');
    const lost = names && ` (No takes away ${names}.)`;
    if (await dialogue.confirm({ message: shows + lost, initialValue: names !== '' })) {
      const message = `Keep ${names}?`;
      if (own.length > 0 && (await dialogue.confirm({ message, initialValue: true })))
        entries = own;
      while (
        entries.length === 0 ||
        (await dialogue.confirm({ message: `Another ${one.toLowerCase()}?`, initialValue: false }))
      ) {
        let facts: Json = { ...read(file), [name]: [...entries, {}] };
        const path = (field: string) => `${name}.${entries.length}.${field}`;
        const about = `${one} ${entries.length + 1}`;
        for (const { field, after, message, ...question } of list.questions) {
          if (after && !get(facts, path(after))) continue;
          const asked = { ...fact(file, path(field), `${about}: ${message}`), ...question };
          facts = await ask(asked, facts);
        }
        if (get(facts, path('testimonial.text'))) {
          const question = 'Has this client agreed that you publish their words?';
          const agreed = await dialogue.confirm({ message: question, initialValue: false });
          facts = put(facts, path('testimonial.agreed'), agreed);
        }
        write(file, facts);
        entries = facts[name] as Json[];
      }
    }
    write(file, { ...read(file), [name]: entries });
    done(file);
  }

  async function askKeys(): Promise<void> {
    const message = 'Do you have your EmailJS keys at hand? (deploy/README.md, step 4)';
    if (!(await dialogue.confirm({ message, initialValue: false }))) return;
    if (!existsSync(env)) copyFileSync('.env.example', env);
    for (const name of Object.keys(keys.shape)) {
      const isOptional = name === applicationKey;
      const line = new RegExp(`^#?${name}=(.*)$`, 'm');
      const before = readFileSync(env, 'utf8');
      const present = new RegExp(`^${name}=(.*)$`, 'm').exec(before)?.[1] ?? '';
      const answer = await dialogue.text({
        message: isOptional ? `${name} (empty: the same template for both forms)` : name,
        present,
        validate: (typed = '') => {
          const value = meant(typed, present);
          return /^[\w-]+$/.test(value) || (isOptional && value === '')
            ? undefined
            : 'copy it from your EmailJS account: letters, digits, - and _';
        },
      });
      const value = meant(answer, present);
      const written = value ? `${name}=${value}` : `#${name}=`;
      writeFileSync(
        env,
        line.test(before) ? before.replace(line, written) : `${before.trimEnd()}\n${written}\n`,
      );
    }
  }
}

/** The value that an answer stands for. */
function meant(typed: string, present: string): string {
  const answer = typed.trim();
  return answer === '-' ? '' : answer || present;
}

/** The dialogue in a terminal. */
const terminal: Dialogue = {
  async text(question) {
    const { message, present, validate } = question;
    const answer = await text({ message, placeholder: present, defaultValue: present, validate });
    if (isCancel(answer)) throw new Stopped();
    return answer;
  },
  async confirm(question) {
    const answer = await confirm(question);
    if (isCancel(answer)) throw new Stopped();
    return answer;
  },
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = ownerFolder();
  intro(
    'The facts of your company. Enter keeps what is there, - leaves the line empty; Ctrl+C stops, and the next run goes on.',
  );
  try {
    await setUp(folder, '.env', terminal);
    const open = await openPoints(folder, {});
    if (open.length > 0)
      log.message(`Still open:\n${open.map((point) => `- ${point}`).join('\n')}`);
    outro('Next: npm run doctor, npm test, npm run build (deploy/README.md).');
  } catch (error) {
    if (error instanceof FactsError) cancel(error.message);
    else if (error instanceof Stopped)
      cancel('Stopped. What you answered is kept; npm run setup goes on here.');
    else throw error;
    process.exitCode = 1;
  }
}
