import { readOwner } from '@workshop/facts';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFacts, openPoints, promisesIn } from '../../tools/owner/doctor.ts';
import { placeFault } from '../../tools/owner/place.ts';
import { writeFilled } from '../owners/filled.ts';
import { type Dialogue, setUp, Stopped } from '../../tools/owner/setup.ts';

let folder: string;
let env: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  env = join(folder, '.env');
  cpSync('tests/owners/example', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers: Readonly<Record<string, string>> = {
  'What is the company called?': 'Bunkar Softworks',
  'What is the address of the site? (https://www.your-domain.in)': 'https://www.bunkar.test',
  'Which phone number do visitors call?': '+91 10000 00009',
  'Which e-mail addresses do they write to? (the main one first)': 'one@bunkar.test',
  'Which town are you in, as in “an IT company in …”?': 'Indore',
  'And which wider area do you work in?': 'Madhya Pradesh',
  'Address: house, street, sector': '7 Sarafa Bazaar',
  'Address: town': 'Indore',
  'Address: state': 'Madhya Pradesh',
  'Address: PIN code': '452002',
  'Where is it on the map? (latitude, longitude: a long press on Google Maps shows them)':
    '22.7196, 75.8577',
  'Your profiles elsewhere, as whole addresses (LinkedIn, Instagram, YouTube); empty for none':
    'https://in.linkedin.com/company/bunkar-test https://wa.me/911000000009',
  'Person 1: name': 'Asha Verma',
  'Person 1: role': 'Founder',
  'Person 1: a sentence or two in their own words': 'I answer every call.',
  'Person 1: years of experience (may stay empty)': '12',
  VITE_EMAILJS_PUBLIC_KEY: 'pk_test-1',
  VITE_EMAILJS_SERVICE_ID: 'service_test',
  VITE_EMAILJS_TEMPLATE_ID: 'template_test',
};
const yes = new Set([
  'Do you show the people of your team?',
  'Do you have your EmailJS keys at hand? (deploy/README.md, step 4)',
]);

/** A person who answers as above, keeps what is there where the list says nothing, and leaves before `until`. */
function person(until?: string): Dialogue & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async text({ message, present, validate }) {
      if (message === until) throw new Stopped();
      asked.push(message);
      const answer = answers[message] ?? present;
      expect(validate(answer), message).toBeUndefined();
      return answer;
    },
    async confirm({ message }) {
      asked.push(message);
      return (
        yes.has(message) || message.startsWith('You have answered') || message.startsWith('Keep')
      );
    },
  };
}

describe('npm run setup', () => {
  test('makes of the examples a checkout with nothing open', async () => {
    await setUp(folder, env, person());
    const { company, team, projects } = readOwner(folder);
    expect(company).toMatchObject({
      name: 'Bunkar Softworks',
      emails: ['one@bunkar.test'],
      latitude: 22.7196,
      longitude: 75.8577,
      hours: [{ from: 'Monday', to: 'Saturday', opens: '10:00AM', closes: '06:00PM' }],
      whatsapp: '+91 10000 00009',
      profiles: [{ network: 'LinkedIn', href: 'https://in.linkedin.com/company/bunkar-test' }],
    });
    expect(team.people).toEqual([
      {
        name: 'Asha Verma',
        role: 'Founder',
        message: 'I answer every call.',
        portrait: '',
        portraitAlt: '',
        years: 12,
        qualification: '',
        profile: '',
      },
    ]);
    expect(projects.projects).toEqual([]);
    const keys = readFileSync(env, 'utf8');
    expect(keys).toMatch(/^VITE_EMAILJS_PUBLIC_KEY=pk_test-1$/m);
    expect(keys).toMatch(/^VITE_EMAILJS_TEMPLATE_ID=template_test$/m);
    expect(keys).toMatch(/^#VITE_EMAILJS_APPLICATION_TEMPLATE_ID=$/m);
    const set = {
      VITE_EMAILJS_PUBLIC_KEY: 'pk_test-1',
      VITE_EMAILJS_SERVICE_ID: 'service_test',
      VITE_EMAILJS_TEMPLATE_ID: 'template_test',
    };
    expect(await openPoints(folder, set)).toEqual([]);
  });

  test('goes on where it was stopped, with what was answered', async () => {
    await expect(setUp(folder, env, person('Address: PIN code'))).rejects.toThrow(Stopped);
    const second = person();
    await setUp(folder, env, second);
    expect(second.asked.slice(0, 2)).toEqual([
      'You have answered 12 questions before. Go on where you stopped?',
      'Address: PIN code',
    ]);
    expect(readOwner(folder).company).toMatchObject({
      name: 'Bunkar Softworks',
      address: { street: '7 Sarafa Bazaar', postalCode: '452002' },
    });
    expect(existsSync(join(folder, '.setup.json'))).toBe(false);
  });

  test('first asks for projects and prices; who shows none answers no more about them', async () => {
    const dialogue = person();
    await setUp(folder, env, dialogue);
    expect(dialogue.asked.slice(0, 3)).toEqual([
      'Do you show finished projects?',
      'Do you publish prices?',
      'What is the company called?',
    ]);
    expect(dialogue.asked.filter((question) => /^Project|rupees/.test(question))).toEqual([]);
    expect(existsSync(join(folder, 'services.json'))).toBe(false);
    expect(readOwner(folder).projects.projects).toEqual([]);
  });

  test('asks who shows projects for each what it was, what it changed, and what the client says and has agreed to', async () => {
    const typed: Record<string, string> = {
      'Project 1: its name': 'Billing at the counter',
      'Project 1: a sentence or two on what it does for the client': 'It prints the bill.',
      [`Project 1: which service is it of? (UI/UX Design, Front-End Development, Back-End Development, Full Stack Development, CMS Solutions, Regular Updates, Bug Fixing, CRM System, ERP Software Services, Accounting Software, Software Testing, Software Maintenance, Android App Development, iOS App Development, App Maintenance & Testing, Digital Marketing; may stay empty)`]:
        'accounting software',
      'Project 1: finished in which year? (may stay empty)': '2024',
      'Project 1: what changed, as one figure? (such as 6 hours a week; may stay empty)':
        '6 hours a week',
      'Project 1: what does it count? (such as less typing at the counter)': 'less typing',
      'Project 1: what does the client say of it, in their own words? (may stay empty)':
        'We close on time.',
      'Project 1: who says that?': 'Meenal Soni',
      'Project 2: its name': 'Stock for a mill',
      'Project 2: a sentence or two on what it does for the client': 'It counts the yarn.',
    };
    const said: (string | undefined)[] = [];
    const confirmed: string[] = [];
    const shows = (agrees: readonly string[]): Dialogue & { asked: string[] } => {
      const whole = person();
      let more = 1;
      return {
        ...whole,
        async text(question) {
          if (question.message.startsWith('Project 1: which service'))
            said.push(question.validate('Weaving'));
          if (question.message.startsWith('Project 1: what changed'))
            said.push(question.validate('much'));
          if (question.message.startsWith('Project 1: what does it count'))
            said.push(question.validate(''));
          const answer = typed[question.message];
          if (answer === undefined) return whole.text(question);
          expect(question.validate(answer), question.message).toBeUndefined();
          whole.asked.push(question.message);
          return answer;
        },
        async confirm(question) {
          confirmed.push(question.message);
          if (question.message === 'Another project?') return more-- > 0;
          return (
            question.message.startsWith('Do you show finished projects?') ||
            agrees.includes(question.message) ||
            whole.confirm(question)
          );
        },
      };
    };
    const agreed = 'Has this client agreed that you publish their words?';
    const first = shows([agreed]);
    await setUp(folder, env, first);
    const { projects } = readOwner(folder).projects;
    expect(projects).toMatchObject([
      {
        title: 'Billing at the counter',
        service: '/AccountingSoftPage',
        client: '',
        year: '2024',
        figure: '6 hours a week',
        result: 'less typing',
        testimonial: { text: 'We close on time.', name: 'Meenal Soni', role: '', agreed: true },
      },
      { title: 'Stock for a mill', service: '', figure: '', testimonial: { text: '' } },
    ]);
    // The second has neither figure nor testimonial, so nobody is asked what they mean.
    expect(first.asked.filter((message) => message.startsWith('Project 2:'))).toHaveLength(9);
    expect(confirmed.filter((message) => message === agreed)).toHaveLength(1);
    expect(said[0]).toMatch(/^"Weaving": write the page of the service it belongs to, one of \/UI/);
    expect(said[1]).toMatch(/^"much": write what changed as one figure/);
    expect(said[2]).toBe('say what the figure counts');

    // Another run keeps them, and says what a no would take away.
    const keeps = { ...shows([]), confirm: async () => true };
    let rounds = 0;
    await setUp(folder, env, {
      ...keeps,
      async confirm({ message }) {
        confirmed.push(message);
        if (message.startsWith('Another')) return false;
        rounds += 1;
        return !message.startsWith('Do you have your EmailJS keys');
      },
    });
    expect(rounds).toBeGreaterThan(0);
    expect(confirmed).toContain(
      'Do you show finished projects? (No takes away Billing at the counter, Stock for a mill.)',
    );
    expect(readOwner(folder).projects.projects).toEqual(projects);
  });

  test('asks who publishes prices for those of each service, what they buy and how long it takes', async () => {
    const price = (name: string) =>
      `${name}: from how many rupees? (such as 25,000 or 3,500 a month; empty for no price)`;
    const typed: Record<string, string> = {
      [price('UI/UX Design')]: '₹ 1,25,000',
      'UI/UX Design: what does that buy?': 'Eight screens',
      'UI/UX Design: how long does it usually take?': '3 weeks',
      [price('Regular Updates')]: '3500 a month',
      'Bug Fixing: how long does it usually take?': '2 days',
    };
    const said: (string | undefined)[] = [];
    const publishes = (until?: string): Dialogue & { asked: string[] } => {
      const whole = person(until);
      return {
        ...whole,
        async text(question) {
          if (question.message === price('UI/UX Design'))
            for (const answer of ['a lot', '3500 a week', '0.5'])
              said.push(question.validate(answer));
          const answer = typed[question.message];
          if (answer === undefined) return whole.text(question);
          expect(question.validate(answer)).toBeUndefined();
          return answer;
        },
        confirm: async (question) =>
          question.message === 'Do you publish prices?' || whole.confirm(question),
      };
    };
    await expect(setUp(folder, env, publishes(price('CRM System')))).rejects.toThrow(Stopped);
    const second = publishes();
    await setUp(folder, env, second);
    expect(second.asked[1]).toBe(price('CRM System'));
    const { UIPage, front, Regularupdate, BugFix } = readOwner(folder).services;
    expect({ UIPage, front, Regularupdate, BugFix }).toEqual({
      UIPage: { from: 125_000, per: '', buys: 'Eight screens', duration: '3 weeks' },
      front: { from: 0, per: '', buys: '', duration: '' },
      Regularupdate: { from: 3500, per: 'month', buys: '', duration: '' },
      BugFix: { from: 0, per: '', buys: '', duration: '2 days' },
    });
    const right =
      'write a whole number of rupees, such as 25000; 0 if the site is to name no price';
    expect(said).toEqual([`"a lot": ${right}`, `"3500 a week": ${right}`, `"0.5": ${right}`]);

    // Enter keeps them, - takes one away with what it buys, and no takes all away.
    typed[price('UI/UX Design')] = '';
    typed[price('Regular Updates')] = '-';
    await setUp(folder, env, publishes());
    expect(readOwner(folder).services).toMatchObject({
      UIPage: { from: 125_000, per: '', buys: 'Eight screens' },
      Regularupdate: { from: 0, per: '' },
    });
    await setUp(folder, env, person());
    expect(readOwner(folder).services.UIPage).toEqual({
      from: 0,
      per: '',
      buys: '',
      duration: '3 weeks',
    });
  });

  test('stopped in the middle of a person, it leaves the facts whole and keeps the people before', async () => {
    await expect(setUp(folder, env, person('Person 1: role'))).rejects.toThrow(Stopped);
    expect(readOwner(folder).team.people[0]?.name).toBe('Arjun Example');
  });

  test('asks how support is reached, but not who promises none', async () => {
    const hours =
      'When do customers get support? (such as 24/7; may stay empty: then the site promises none)';
    const reach =
      'How is support reached, and what answers at night? (one sentence; may stay empty)';
    const asked: string[] = [];
    const answering = (message: string, answer: string): Dialogue => ({
      ...person(),
      async text(question) {
        asked.push(question.message);
        return question.message === message ? answer : person().text(question);
      },
    });
    await setUp(folder, env, answering(reach, 'At night a machine takes your call.'));
    expect(readOwner(folder).company.support).toEqual({
      hours: '24/7',
      reach: 'At night a machine takes your call.',
    });

    asked.length = 0;
    await setUp(folder, env, answering(hours, '-'));
    expect(asked).toContain(hours);
    expect(asked).not.toContain(reach);
  });

  test('keeps what is there for Enter, and takes it away for -', async () => {
    const whole = person();
    const typed: Record<string, string> = {
      'Which phone number do visitors call?': '',
      'Your profiles elsewhere, as whole addresses (LinkedIn, Instagram, YouTube); empty for none':
        '-',
      'How soon do you answer? (one sentence; may stay empty)': 'Within a day.',
    };
    await setUp(folder, env, {
      ...whole,
      text: async (question) => typed[question.message] ?? whole.text(question),
    });
    expect(readOwner(folder).company).toMatchObject({
      phone: '+91 00000 00000',
      profiles: [],
      replyTime: 'Within a day.',
    });
    let said: string | undefined;
    await setUp(folder, env, {
      ...whole,
      async text(question) {
        if (question.message === 'What is the company called?') said = question.validate('-');
        return typed[question.message] ?? whole.text(question);
      },
    });
    expect(said).toBe('write the name of the company as customers know it');
  });

  test('fills in what an older file leaves out, and files that are not there', async () => {
    rmSync(join(folder, 'team.json'));
    rmSync(join(folder, 'projects.json'));
    const file = join(folder, 'company.json');
    const { support, identity, profiles, ...older } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as Record<string, unknown>;
    expect([support, identity, profiles]).not.toContain(undefined);
    writeFileSync(file, `\uFEFF${JSON.stringify({ ...older, phone: 'wrong', hours: undefined })}`);
    await setUp(folder, env, {
      ...person(),
      text: async ({ message, present }) =>
        ({
          ...answers,
          'GSTIN (may stay empty)': '27AAPFU0939F1ZV',
          'Open from which day?': 'Monday',
          'To which day?': 'Friday',
          'From what time? (10:00AM)': '09:00AM',
          'To what time? (06:00PM)': '05:00PM',
        })[message] ?? present,
    });
    const { company, team, projects } = readOwner(folder);
    expect(company).toMatchObject({
      phone: '+91 10000 00009',
      hours: [{ from: 'Monday', to: 'Friday', opens: '09:00AM', closes: '05:00PM' }],
      identity: { gstin: '27AAPFU0939F1ZV' },
    });
    expect(team.people.map(({ name }) => name)).toEqual(['Asha Verma']);
    expect(projects.projects).toEqual([]);
  });

  test('does not write over a file that it cannot read', async () => {
    const file = join(folder, 'company.json');
    writeFileSync(file, '{ "name": "Bunkar Softworks" "url": "" }');
    await expect(setUp(folder, env, person())).rejects.toThrow('line 1: this is no JSON');
    expect(readFileSync(file, 'utf8')).toBe('{ "name": "Bunkar Softworks" "url": "" }');
  });

  test('says at once what is wrong with an answer, and what would be right', async () => {
    const said: Record<string, string | undefined> = {};
    const wrong: Record<string, string> = {
      'What is the company called?': '-',
      'Which phone number do visitors call?': '98765',
      'Which e-mail addresses do they write to? (the main one first)': 'hello@bunkar.test, support',
      'Where is it on the map? (latitude, longitude: a long press on Google Maps shows them)':
        'here',
      'GSTIN (may stay empty)': '27AAPFU0993F1ZV',
      VITE_EMAILJS_PUBLIC_KEY: 'my key',
    };
    const whole = person();
    await setUp(folder, env, {
      ...whole,
      async text(question) {
        const typed = wrong[question.message];
        if (typed !== undefined) said[question.message] = question.validate(typed);
        return whole.text(question);
      },
    });
    expect(said).toEqual({
      'What is the company called?': 'write the name of the company as customers know it',
      'Which phone number do visitors call?': '"98765": write the number like +91 98765 43210',
      'Which e-mail addresses do they write to? (the main one first)':
        '"support": write an e-mail address such as hello@your-domain.in',
      'Where is it on the map? (latitude, longitude: a long press on Google Maps shows them)':
        'null: write a number between -90 and 90, such as 28.4744 (a long press on Google Maps shows it)',
      'GSTIN (may stay empty)':
        '"27AAPFU0993F1ZV": write the GSTIN of 15 characters exactly as on the certificate, or leave it empty',
      VITE_EMAILJS_PUBLIC_KEY: 'copy it from your EmailJS account: letters, digits, - and _',
    });
  });
});

describe('npm run doctor', () => {
  test('lists what is empty and so not on the site', () => {
    const [company = '', ...others] = emptyFacts(readOwner('tests/owners/one'));
    expect(company).toMatch(/^owner\/company\.json: logo, .*support\.reach, .*grievance\.phone/);
    expect(company).not.toMatch(/since|whatsapp|identity\.cin/);
    expect(others).toEqual([
      'owner/team.json, वेंकटनरसिंहराजुवारिपेट लक्ष्मीनारायणन: portrait, portraitAlt, years, qualification, profile',
      expect.stringMatching(
        /^owner\/projects\.json, no project with a figure: UI\/UX Design, .*, Digital Marketing$/,
      ),
    ]);
    const empty = emptyFacts(readOwner('tests/owners/bare'));
    expect(empty[0]).toMatch(/^owner\/company\.json: .*\bwhatsapp, .*\breplyTime, since, /);
    expect(empty[1]).toMatch(
      /^owner\/careers\.json: officeDays, replyTime, internship\.duration, /,
    );
    expect(empty[2]).toMatch(
      /^owner\/services\.json, no price: UI\/UX Design, .*, Digital Marketing$/,
    );
    expect(empty[3]).toMatch(/^owner\/services\.json, no duration: UI\/UX Design, /);
    expect(empty).toHaveLength(5);
    writeFilled(folder, { projects: 5, people: 1 });
    expect(emptyFacts(readOwner(folder)).slice(-2)).toEqual([
      'owner/projects.json, Admissions 5: serviceLabel',
      'owner/projects.json, testimonials that are not shown until “agreed” is true: Admissions 5',
    ]);
    const [figures = ''] = emptyFacts(readOwner(folder)).filter((line) => line.includes('figure'));
    expect(figures).not.toContain('CMS Solutions');
    expect(figures).toContain('Regular Updates');
  });

  test('names every example, missing keys, and a map that shows another place', async () => {
    const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as object;
    writeFileSync(
      join(folder, 'company.json'),
      JSON.stringify({ ...company, latitude: 12.9716, longitude: 77.5946 }),
    );
    const open = await openPoints(folder, {});
    expect(open).toContain('owner/company.json: phone is still an example');
    expect(open).toContain('owner/team.json: people no. 6 (Ananya Example) is still an example');
    expect(open).toContain(
      'owner/company.json: the map shows 12.9716, 77.5946, which is far from PIN code 201310: copy the coordinates from Google Maps',
    );
    expect(open.at(-1)).toContain('there are no EmailJS keys');
  });

  test('names letters that no picture of a shared link can show, a dark logo and a long name', async () => {
    const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as object;
    const { posts } = JSON.parse(readFileSync('tests/owners/one/posts.json', 'utf8')) as {
      posts: object[];
    };
    writeFileSync(
      join(folder, 'posts.json'),
      JSON.stringify({ posts: [{ ...posts[0], title: 'மழை' }] }),
    );
    expect(await openPoints(folder, {})).toContain(
      'owner/posts.json: pictures of shared links cannot draw ம ழ ை: write the title of “monsoon” in Latin letters or Devanagari',
    );
    const write = (change: object) =>
      writeFileSync(join(folder, 'company.json'), JSON.stringify({ ...company, ...change }));
    const strange =
      'owner/company.json: pictures of shared links cannot draw த ம ி ழ ்: write name and address.locality in Latin letters or Devanagari';
    write({ name: 'श्री Weaver’s Café' });
    expect(await openPoints(folder, {})).not.toContain(strange);
    writeFileSync(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>',
    );
    write({ name: 'தமிழ்', city: 'A town with a name of thirty-one', logo: 'logo.svg' });
    const open = await openPoints(folder, {});
    expect(open).toContain(strange);
    expect(open).toContain(
      'owner/company.json: city has 32 letters; at most 28 fit: search results cut the titles it stands in',
    );
    expect(open.at(-1)).toContain('owner/logo.svg can hardly be seen on the dark header');
  });

  test('names wrong facts and wrong keys together', async () => {
    writeFileSync(join(folder, 'team.json'), '{');
    const open = await openPoints(folder, { VITE_EMAILJS_PUBLIC_KEY: 'only_one' });
    expect(open).toHaveLength(3);
    expect(open[0]).toMatch(/team\.json, line 1: this is no JSON/);
    expect(open[1]).toContain('.env: VITE_EMAILJS_SERVICE_ID is missing');
  });

  test.each([
    ['110001', 28.6315, 77.2167],
    ['201310', 28.4744, 77.504],
    ['400001', 18.9388, 72.8354],
    ['560001', 12.9762, 77.6033],
    ['600001', 13.0939, 80.2839],
    ['682001', 9.9658, 76.2421],
    ['700001', 22.5697, 88.3476],
    ['781001', 26.1833, 91.745],
    ['800001', 25.6119, 85.1416],
    ['190001', 34.0731, 74.8148],
    ['403001', 15.4989, 73.8278],
    ['834001', 23.3703, 85.325],
  ])('PIN code %s is where its post office is', (postalCode, latitude, longitude) => {
    const { company } = readOwner(folder);
    const at = { ...company, address: { ...company.address, postalCode }, latitude, longitude };
    expect(placeFault(at)).toEqual([]);
    expect(placeFault({ ...at, latitude: -latitude })).toHaveLength(1);
    expect(placeFault({ ...at, latitude: longitude, longitude: latitude })).toHaveLength(1);
  });

  test('lists what binds the company, sentence by sentence', () => {
    writeFileSync(
      join(folder, 'words.ts'),
      `export const a = 'We call. We answer within one month, free of charge. Bye.';\nexport const b = 'Support is there 24/7.';\n`,
    );
    for (const file of ['careers', 'projects', 'team']) rmSync(join(folder, `${file}.json`));
    expect(promisesIn(folder)).toEqual([
      { file: join(folder, 'company.json').replaceAll('\\', '/'), sentence: '24/7' },
      {
        file: join(folder, 'words.ts').replaceAll('\\', '/'),
        sentence: 'We answer within one month, free of charge.',
      },
      { file: join(folder, 'words.ts').replaceAll('\\', '/'), sentence: 'Support is there 24/7.' },
    ]);
    const sentences = promisesIn('src/content').map(
      ({ file, sentence }) => `${file.replace('src/content/', '')}: ${sentence}`,
    );
    for (const line of [
      'legal/terms.ts: Advance payments are non-refundable.',
      'legal/terms.ts: Clients can report problems to customer support ${company.support.hours}; their contract says how, and how soon we act at night.',
      'services/maintenance.ts: You can report problems ${support}.',
      'services/maintenance.ts: How soon a developer takes over at night depends on the priority levels in your contract.',
      'about.ts: We train your staff online or at your place and leave a short guide, in Hindi or English.',
      'services/updates.ts: If another firm built the site, we begin with a paid assessment of hosting, domain, admin logins, licences and their expiry dates.',
    ])
      expect(sentences).toContain(line);
  });
});
