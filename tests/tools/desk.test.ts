import { readOwner } from '@workshop/facts';
import { JSDOM } from 'jsdom';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { folder, withFolder } from '../../packages/facts/tests/folder.ts';
import { createDesk } from '../../tools/desk/desk.tsx';
import { withValue } from '../../tools/desk/saved.ts';
import { openPoints } from '../../tools/owner/doctor.ts';

withFolder();

const site = 'http://127.0.0.1:4173';
const ask = (path: string, init?: RequestInit, host = '127.0.0.1') =>
  createDesk({ owner: folder, env: folder, host }).request(`${site}/__owner/${path}`, init);
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

/** A page of the desk, in a tab of its own. */
async function openTab(path: string) {
  let { window } = new JSDOM(await (await ask(path)).text());
  const control = (name: string) => {
    const found = window.document.getElementsByName(name)[0];
    if (!found) throw new Error(`There is no control ${name}`);
    return found as HTMLInputElement;
  };
  return {
    control,
    controls: () =>
      [...window.document.querySelectorAll<HTMLTextAreaElement>('.field > [name]')].map(
        ({ name, value }) => ({ name, value }),
      ),
    type(name: string, text: string) {
      control(name).value = text;
    },
    text: (selector = 'body') =>
      [...window.document.querySelectorAll(selector)].map((element) => element.textContent),
    images: () => [...window.document.images].map((image) => image.getAttribute('src')),
    /** Presses a button: a page that comes instead of a redirect is shown. */
    async press(button: string, uploads: Readonly<Record<string, File>> = {}) {
      const body = new FormData();
      const form = window.document.querySelector<HTMLFormElement>('#sheet');
      for (const [name, value] of new window.FormData(form ?? undefined))
        if (typeof value === 'string') body.append(name, value);
      for (const [name, file] of Object.entries(uploads)) body.append(`${name}.file`, file);
      body.append('do', button);
      const headers = { Origin: site };
      const answer = await ask(path, { method: 'POST', body, headers });
      const next = answer.headers.get('location')?.replace('/__owner/', '');
      ({ window } = new JSDOM(await (next ? await ask(next) : answer).text()));
      return answer.status;
    },
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const status = ({ text }: Tab) =>
  text('[role=status] > strong, [role=status] > ul').filter(Boolean);

test('an owner makes of the examples a site with nothing open, by forms alone', async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  cpSync('tests/owners/example', folder, { recursive: true });
  const company = await openTab('company');
  for (const [name, text] of Object.entries({
    name: 'Bunkar Softworks',
    url: 'https://www.bunkar.test',
    phone: '+91 10000 00009',
    emails: 'one@bunkar.test',
    city: 'Indore',
    'address.street': '7 Sarafa Bazaar',
    'address.locality': 'Indore',
    'address.region': 'Madhya Pradesh',
    'address.postalCode': '452002',
    latitude: '22.7196',
    longitude: '75.8577',
    'profiles.0.href': 'https://in.linkedin.com/company/bunkar-test',
    'support.reach': 'Call us; at night a recording says when we call back.',
  }))
    company.type(name, text);
  for (const index of [3, 2, 1]) await company.press(`remove profiles.${index}`);
  expect(await company.press('save')).toBe(303);
  for (const [name, list] of [
    ['team', 'people'],
    ['projects', 'projects'],
  ] as const) {
    const tab = await openTab(name);
    while (tab.control(list).value !== '0') await tab.press(`remove ${list}.0`);
    expect(await tab.press('save')).toBe(303);
  }
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'pk_test-1',
    VITE_EMAILJS_SERVICE_ID: 'service_test',
    VITE_EMAILJS_TEMPLATE_ID: 'template_test',
  };
  const env = await openTab('env');
  for (const [name, key] of Object.entries(keys)) env.type(name, key);
  expect(await env.press('save')).toBe(303);
  expect(env.text('details')).toEqual([]);
  expect(await openPoints(folder, keys)).toEqual([]);
  const start = await openTab('');
  expect(start.text('summary')).toEqual(['Buyers look for this first: 5']);
  expect(start.text('main li')[0]).toBe(
    'Prices: Accounting Software does not say from which price, what that buys, how long it takes',
  );
}, 60_000);

describe('saving', () => {
  const owners = [
    'owner',
    ...readdirSync('tests/owners').map((name) => `tests/owners/${name}`),
  ].flatMap((owner) => (existsSync(`${owner}/company.json`) ? [owner] : []));
  test.each(owners)('what is not changed in the files of %s keeps every byte', async (owner) => {
    cpSync(owner, folder, { recursive: true });
    for (const name of [
      'company',
      'services',
      'team',
      'projects',
      'careers',
      'posts',
      'words?own',
    ]) {
      const file = join(folder, `${name.replace('?own', '')}.json`);
      const before = existsSync(file) && readFileSync(file);
      const tab = await openTab(name);
      expect(await tab.press('save'), name).toBe(303);
      expect(status(tab)[0]).toBe('Nothing was changed.');
      if (before) expect(readFileSync(file).equals(before), name).toBe(true);
    }
  });

  test('one changed fact changes its line of the file, whose BOM, tabs and line ends stay', async () => {
    const text = `\uFEFF${JSON.stringify(JSON.parse(textOf('company.json')), undefined, '\t')}\n`
      .replaceAll('\n', '\r\n')
      .replace('"Greater Noida",\r\n\t"area"', '"Greater Noida", "area"');
    writeFileSync(join(folder, 'company.json'), text);
    const tab = await openTab('company');
    tab.type('address.postalCode', '201306');
    await tab.press('save');
    expect(textOf('company.json')).toBe(text.replace('"201310"', '"201306"'));
  });

  test('an added entry leaves those before it as they are formatted', () => {
    const text = '{\r\n\t"people": [\r\n\t\t{\r\n\t\t\t"name": "A"\r\n\t\t}\r\n\t]\r\n}\r\n';
    const people = [{ name: 'A' }, { name: 'B' }];
    expect(withValue(text, { people: people.slice(0, 1) }, { people })).toBe(
      '{\r\n\t"people": [\r\n\t\t{\r\n\t\t\t"name": "A"\r\n\t\t},\r\n\t\t{\r\n\t\t\t"name": "B"\r\n\t\t}\r\n\t]\r\n}\r\n',
    );
  });

  test('whatever changes, the file holds what was typed', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    const entry = fc.dictionary(name, leaf, { minKeys: 3 });
    const list = fc.oneof(
      fc.array(entry, { maxLength: 4 }),
      fc.array(fc.string(), { maxLength: 4 }),
    );
    const facts = fc.record({ list, group: entry, leaf });
    fc.assert(
      fc.property(
        facts,
        facts,
        fc.constantFrom(0, 2, 4, '\t'),
        fc.boolean(),
        (from, to, indent, isInline) => {
          const text = JSON.stringify(from, undefined, indent);
          const lines = isInline
            ? text.replaceAll(/\[\s+"/g, '["').replaceAll(/"\s+\]/g, '"]')
            : text;
          expect(JSON.parse(withValue(lines, JSON.parse(lines), to))).toEqual(to);
        },
      ),
    );
  });

  test('a price is read as it is written in India', async () => {
    const tab = await openTab('services');
    tab.type('front.from', '₹ 1,20,000');
    tab.type('front.buys', 'A site of five pages');
    expect(await tab.press('save')).toBe(303);
    expect(readOwner(folder).services.front).toMatchObject({
      from: 120_000,
      buys: 'A site of five pages',
    });
    expect(tab.control('front.from').value).toBe('120000');
  });

  test('what is wrong is said beside its field and above; all that was typed stays, and the file too', async () => {
    const before = textOf('company.json');
    const tab = await openTab('company');
    tab.type('phone', '98765');
    tab.type('latitude', 'here');
    tab.type('emails', 'hello@weavers.test\nsupport');
    tab.type('city', 'Noida');
    expect(await tab.press('save')).toBe(422);
    const phone = 'is "98765": write the number like +91 98765 43210';
    const latitude =
      'is "here": write a number between -90 and 90, such as 28.4744 (a long press on Google Maps shows it)';
    const email = 'is "support": write an e-mail address such as hello@your-domain.in';
    expect(tab.text('[role=status] a')).toEqual([
      `Latitude ${latitude}`,
      `Phone ${phone}`,
      `E-mail address 2 ${email}`,
    ]);
    expect(tab.text('.field .fault')).toEqual([
      `Latitude ${latitude}`,
      `Phone ${phone}`,
      `E-mail addresses ${email}`,
    ]);
    expect(tab.control('phone').getAttribute('aria-invalid')).toBe('true');
    expect(tab.control('latitude').value).toBe('here');
    expect(tab.control('city').value).toBe('Noida');
    expect(textOf('company.json')).toBe(before);
  });

  test('undo brings the last version back to the byte, and redo the newer one', async () => {
    const before = textOf('team.json');
    const tab = await openTab('team');
    tab.type('people.0.role', 'Chief of looms');
    await tab.press('save');
    const after = textOf('team.json');
    expect(after).toContain('Chief of looms');
    await tab.press('undo');
    expect(textOf('team.json')).toBe(before);
    expect(status(tab)[0]).toBe('The last save is undone.');
    expect(tab.text('#bar')[0]).toContain('Redo');
    await tab.press('redo');
    expect(textOf('team.json')).toBe(after);
    expect(status(tab)[0]).toBe('The last save is back.');
    expect(tab.text('#bar')[0]).toContain('Undo the last save');
  });

  test('of two tabs the later one is told, keeps what was typed, and may save over the other', async () => {
    const [first, second] = [await openTab('careers'), await openTab('careers')];
    first.type('officeDays', 'Monday to Friday');
    await first.press('save');
    second.type('replyTime', 'Within a week');
    expect(await second.press('save')).toBe(409);
    expect(status(second)[0]).toMatch(/^Not saved: this file was changed meanwhile/);
    expect(second.control('replyTime').value).toBe('Within a week');
    expect(readOwner(folder).careers.officeDays).toBe('Monday to Friday');
    expect(await second.press('save')).toBe(303);
    expect(readOwner(folder).careers.replyTime).toBe('Within a week');
    // Undo too is of what the tab shows.
    await first.press('undo');
    expect(readOwner(folder).careers.replyTime).toBe('Within a week');
    await second.press('undo');
    expect(readOwner(folder).careers.officeDays).toBe('Monday to Friday');
  });

  test('a file that is no JSON is not written, and what is wrong with it is said', async () => {
    writeFileSync(join(folder, 'team.json'), '{ "people": [ }');
    const tab = await openTab('team');
    expect(tab.text('details[open] li').join()).toContain('People, line 1: this is no JSON');
    expect(tab.controls()).toEqual([]);
    expect(await tab.press('save')).toBe(303);
    expect(textOf('team.json')).toBe('{ "people": [ }');
  });

  test('never writes into the file that is there: after a crash it is the old one or the new one', async () => {
    const before = textOf('team.json');
    const old = openSync(join(folder, 'team.json'), 'r');
    const tab = await openTab('team');
    tab.type('people.0.role', 'Chief of looms');
    expect(await tab.press('save')).toBe(303);
    expect(readFileSync(old, 'utf8')).toBe(before);
    expect(textOf('team.json')).toContain('Chief of looms');
    closeSync(old);
  });
});

describe('a list', () => {
  test('is added to, put in another order and taken from, and written only when it is saved', async () => {
    const before = textOf('team.json');
    const [first, second] = readOwner(folder).team.people;
    const tab = await openTab('team');
    expect(await tab.press('add people.6')).toBe(200);
    tab.type('people.6.name', 'Asha Verma');
    expect(await tab.press('up people.6')).toBe(200);
    expect(tab.control('people.5.name').value).toBe('Asha Verma');
    expect(tab.text('details[open] > summary')).toEqual(['Person 6: Asha Verma']);
    await tab.press('up people.1');
    await tab.press('remove people.2');
    expect(textOf('team.json')).toBe(before);
    expect(await tab.press('save')).toBe(422);
    expect(tab.text('[role=status] a')).toEqual([
      'Person 5, Role is empty: write the role, such as Mobile App Developer',
      'Person 5, Message is empty: write a sentence or two in the person’s own words',
    ]);
    tab.type('people.4.role', 'Founder');
    tab.type('people.4.message', 'I answer every call.');
    expect(await tab.press('save')).toBe(303);
    const { people } = readOwner(folder).team;
    expect(people).toHaveLength(6);
    expect(people[0]).toEqual(second);
    expect(people[1]).toEqual(first);
    expect(people[4]).toMatchObject({ name: 'Asha Verma', role: 'Founder' });
  });

  test('of paragraphs is one text, with one of them a line', async () => {
    const tab = await openTab('posts');
    expect(tab.control('posts.0.body').value.split('\n\n')).toHaveLength(4);
    tab.type('posts.0.body', 'Every bill.\r\n\r\n## Before\r\n- Ask\r\n- Wait');
    await tab.press('save');
    expect(readOwner(folder).posts.posts[0]?.body).toEqual([
      'Every bill.',
      '## Before',
      '- Ask',
      '- Wait',
    ]);
  });
});

describe('a picture', () => {
  const camera = (width = 3000) =>
    sharp({ create: { width, height: 1500, channels: 3, background: '#0c4a47' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'A camera' } })
      .toBuffer();
  const upload = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

  test('of a camera is turned, made smaller, named, and without what the camera noted', async () => {
    const tab = await openTab('team');
    const photo = upload(await camera(), 'IMG_2041 (Asha).JPG');
    expect(await tab.press('save', { 'people.0.portrait': photo })).toBe(303);
    expect(readOwner(folder).team.people[0]?.portrait).toBe('img-2041-asha.jpg');
    const { width, height, exif } = await sharp(
      join(folder, 'portraits/img-2041-asha.jpg'),
    ).metadata();
    expect([width, height, exif]).toEqual([1200, 2400, undefined]);
    const other = upload(await camera(2000), 'IMG_2041 (Asha).JPG');
    await tab.press('save', { 'people.0.portrait': other, 'people.1.portrait': photo });
    const portraits = readOwner(folder).team.people.map(({ portrait }) => portrait);
    expect(portraits.slice(0, 2)).toEqual(['img-2041-asha-2.jpg', 'img-2041-asha.jpg']);
    const shown = await ask('pictures/portraits/img-2041-asha.jpg');
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  test('goes into the folder of its kind, and is there also where the file has other faults', async () => {
    rmSync(join(folder, 'posts'), { recursive: true, force: true });
    const tab = await openTab('posts');
    tab.type('posts.0.title', '');
    const photo = upload(await camera(), 'दुकान.jpeg');
    expect(await tab.press('save', { 'posts.0.picture': photo })).toBe(422);
    expect(tab.control('posts.0.picture').value).toBe('picture.jpg');
    expect(readdirSync(join(folder, 'posts'))).toEqual(['picture.jpg']);
  });

  test('may be a logo, which stays transparent', async () => {
    const tab = await openTab('company');
    const sign =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="9" fill="#fff"/></svg>';
    expect(await tab.press('save', { logo: upload(Buffer.from(sign), 'Sign.svg') })).toBe(303);
    expect(readOwner(folder).company.logo).toBe('sign.png');
    expect(await sharp(join(folder, 'sign.png')).metadata()).toMatchObject({ hasAlpha: true });
    expect(tab.images()).toEqual(['/__owner/pictures/sign.png']);
    expect((await ask('pictures/sign.png')).headers.get('content-type')).toBe('image/png');
  });

  test('that cannot be read is named beside its field, and nothing is written', async () => {
    const before = readdirSync(folder, { recursive: true });
    const tab = await openTab('team');
    const file = upload(Buffer.from('%PDF-1.7'), 'resume.jpg');
    expect(await tab.press('save', { 'people.0.portrait': file })).toBe(422);
    expect(tab.text('.field .fault')).toEqual([
      'Portrait cannot be “resume.jpg”, which is no picture that can be read: save it as JPEG or PNG',
    ]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
});

describe('the keys', () => {
  test('are written into .env, whose other lines stay, and taken out again', async () => {
    writeFileSync(join(folder, '.env'), 'VITE_SPAM_HONEYPOT=on\n#VITE_EMAILJS_SERVICE_ID=\n');
    const tab = await openTab('env');
    tab.type('VITE_EMAILJS_PUBLIC_KEY', 'pk_test-1');
    tab.type('VITE_EMAILJS_TEMPLATE_ID', 'my template');
    expect(await tab.press('save')).toBe(422);
    const right = 'copy it from your EmailJS account: letters, digits, - and _';
    expect(tab.text('.field .fault')).toEqual([
      `Service ID is missing: ${right}`,
      `Template ID is no key: ${right}`,
    ]);
    tab.type('VITE_EMAILJS_SERVICE_ID', 'service_1');
    tab.type('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
    expect(await tab.press('save')).toBe(303);
    expect(textOf('.env')).toBe(
      'VITE_SPAM_HONEYPOT=on\nVITE_EMAILJS_SERVICE_ID=service_1\nVITE_EMAILJS_PUBLIC_KEY=pk_test-1\nVITE_EMAILJS_TEMPLATE_ID=template_1\n',
    );
    for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
      tab.type(`VITE_EMAILJS_${name}`, '');
    expect(await tab.press('save')).toBe(303);
    expect(textOf('.env')).toMatch(/^VITE_SPAM_HONEYPOT=on\n(?:#VITE_EMAILJS_\w+=\n){3}$/);
  });

  test('that are saved can be tried: the form holds what EmailJS and the template ask for', async () => {
    expect((await openTab('env')).text('[action*=emailjs]')).toEqual([]);
    writeFileSync(
      join(folder, '.env'),
      'VITE_EMAILJS_PUBLIC_KEY=p\nVITE_EMAILJS_SERVICE_ID=s\nVITE_EMAILJS_TEMPLATE_ID=t\n',
    );
    const tab = await openTab('env');
    for (const [name, value] of Object.entries({ user_id: 'p', service_id: 's', template_id: 't' }))
      expect(tab.control(name).value).toBe(value);
    for (const name of ['from_name', 'email', 'phone', 'subject', 'message'])
      expect(tab.control(name).value).not.toBe('');
  });
});

describe('another site or machine', () => {
  const own = { Origin: site };
  const body = () => {
    const form = new FormData();
    form.append('do', 'save');
    form.append('city', 'Elsewhere');
    return form;
  };
  const text = { body: 'do=save', headers: { ...own, 'Content-Type': 'text/plain' } };
  const words = (line: string) => line.split(' ');
  const pages = words('company services team projects careers posts env');
  const bad: readonly (readonly [string, RequestInit, number])[] = [
    ['company', { body: body(), headers: { Origin: 'https://evil.test' } }, 403],
    ['company', { body: body() }, 403],
    ['company', { body: body(), headers: { ...own, 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['company', { body: body(), headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['company', { body: body(), headers: { Origin: 'http://127.0.0.1:3000' } }, 403],
    ['company', { body: body(), headers: { Origin: 'null' } }, 403],
    ['company', text, 400],
    ['company', { body: new FormData(), headers: own }, 400],
    ['company', { body: '{', headers: { ...own, 'Content-Type': 'application/json' } }, 400],
    ['company', { body: 'x', headers: { ...own, 'Content-Type': 'multipart/form-data' } }, 400],
    ['build', { body: body(), headers: own }, 404],
    ...words('nothing __proto__ constructor ..%2Fcompany company.json .env a%00 desk.css').map(
      (name) => [name, { body: body(), headers: own }, 404] as const,
    ),
    ...words('PUT PATCH DELETE').flatMap((method) =>
      pages.map((name) => [name, { method, headers: own }, 404] as const),
    ),
    ...words(
      '..%2f..%2fpackage.json company.json portraits/..%2f..%2f.env .last/company.json /etc/passwd portraits%5c..%5ccompany.json',
    ).map((path) => [`pictures/${path}`, { method: 'GET' }, 404] as const),
  ];

  test('cannot write or read a file: 300 bad requests change nothing', async () => {
    const everything = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [file, file.endsWith('.json') && readFileSync(file, 'utf8')]);
    const before = everything();
    let count = 0;
    for (const host of words('127.0.0.1 localhost ::1 0.0.0.0 192.168.1.5 ::')) {
      for (const [path, init, expected] of bad) {
        const answer = await ask(path, { method: 'POST', ...init }, host);
        const isOff = /^(?:0|192|::$)/.test(host);
        expect(answer.status, `${path} ${host}`).toBe(isOff ? 403 : expected);
        if (isOff) expect(await answer.text()).toContain(`HOST=${host}`);
        count++;
      }
    }
    for (const name of words('evil.test localhost.evil.test 192.168.1.5 [::2]')) {
      for (const path of [...pages, 'build']) {
        const app = createDesk({ owner: folder, env: folder, host: '127.0.0.1' });
        const init = { method: 'POST', body: body(), headers: { Origin: `http://${name}` } };
        expect((await app.request(`http://${name}/__owner/${path}`, init)).status).toBe(403);
        count++;
      }
    }
    const fields = words('__proto__.x people.-1.name $schema nothing people.file ../x.file');
    for (const page of pages) {
      for (const field of fields) {
        const form = new FormData();
        form.append('do', 'save');
        form.append(field, field.endsWith('file') ? new File(['x'], '../../x.jpg') : 'x');
        const answer = await ask(page, { method: 'POST', body: form, headers: own });
        expect(answer.status, `${page} ${field}`).toBe(409);
        count++;
      }
    }
    const large = { body: 'a'.repeat(65 * 1024 * 1024), headers: own };
    expect((await ask('company', { method: 'POST', ...large })).status).toBe(413);
    expect(count).toBeGreaterThanOrEqual(300);
    expect(everything()).toEqual(before);
  }, 60_000);

  test('may link here, but shows no page of the desk in a frame', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    const answer = await ask('company', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const framed = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await ask('company', framed)).status).toBe(403);
  });
});

describe('the texts of the site', () => {
  const wordsFile = () => (JSON.parse(textOf('words.json')) as { words: unknown }).words;
  /** The name of the control that shows a text. */
  const shows = (tab: Tab, text: string) => {
    const found = tab.controls().find(({ value }) => value === text);
    if (!found) throw new Error(`No control shows ${text}`);
    return found.name;
  };
  const gst = 'We build for GST invoices, UPI and WhatsApp.';
  const lead =
    'We build software for shops, clinics, schools and workshops in {city}, around the way they already work.';

  test('are found by words of the page, with the town as the page has it', async () => {
    const values = async (path: string) =>
      (await openTab(path)).controls().map(({ value }) => value);
    expect(await values('words?q=gst+INVOICES%2C+upi')).toContain(gst);
    expect(await values('words?q=schools+and+workshops+in+Greater+Noida%2C+around')).toEqual([
      lead,
    ]);
    expect(
      await values(`words?q=${encodeURIComponent(`${gst} We see how your day runs`)}`),
    ).toContain(gst);
    const none = await openTab('words?q=zebra+crossing');
    expect(none.controls()).toEqual([]);
    expect(none.text().join()).toContain('No text has these words.');
  });

  test('of a page are all on its form; a changed one is kept, and put back where it is emptied', async () => {
    const tab = await openTab('words?page=home');
    const name = shows(tab, gst);
    tab.type(name, `Don't worry:\n"GST" is built in.`);
    tab.type(shows(tab, 'Our services'), 'हमारी सेवाएँ');
    expect(await tab.press('save')).toBe(303);
    expect(status(tab)[0]).toMatch(/^Saved\./);
    expect(wordsFile()).toEqual({
      home: { [gst]: `Don't worry: "GST" is built in.`, 'Our services': 'हमारी सेवाएँ' },
    });
    expect(tab.text(`[id="${name}-hint"]`).join()).toContain(
      `Empty the field for the site’s own: “${gst}”`,
    );
    const own = await openTab('words?own');
    expect(own.controls()).toHaveLength(2);
    own.type(name, '');
    expect(await own.press('save')).toBe(303);
    expect(wordsFile()).toEqual({ home: { 'Our services': 'हमारी सेवाएँ' } });
    const undone = await openTab('words');
    expect(await undone.press('undo')).toBe(303);
    expect(wordsFile()).toHaveProperty(['home', gst]);
  });

  test('that are wrong are said beside the field, and nothing is saved or lost', async () => {
    const tab = await openTab('words?page=about');
    const [first, second] = [shows(tab, lead), shows(tab, 'What we do and for whom')];
    tab.type(first, 'We build software.');
    tab.type(second, 'x'.repeat(34));
    expect(await tab.press('save')).toBe(422);
    expect(tab.text('.field .fault')).toEqual([
      'Lead has to keep {city}, which the site fills in',
      'Section, title has 34 letters; at most 33 fit',
    ]);
    expect(tab.text('[role=status] a')).toHaveLength(2);
    expect([tab.control(first).value, tab.control(second).value]).toEqual([
      'We build software.',
      'x'.repeat(34),
    ]);
    expect(existsSync(join(folder, 'words.json'))).toBe(false);
  });

  test('that the specification fixes cannot be typed in, and the reason is said', async () => {
    const tab = await openTab('words?q=Read+More');
    const name = shows(tab, 'Read More');
    expect(tab.control(name).readOnly).toBe(true);
    expect(tab.text(`[id="${name}-hint"]`)).toEqual([
      'Fixed: the site was ordered with these words (specification, 2.4).',
    ]);
    tab.type(name, 'More');
    expect(await tab.press('save')).toBe(422);
    expect(status(tab).join()).toContain(
      'cannot be changed: the site was ordered with these words',
    );
  });

  test('are found with what is filled in, as a whole before in part, and not by half a word', async () => {
    const found = async (query: string) =>
      (await openTab(`words?q=${encodeURIComponent(query)}`)).controls().map(({ value }) => value);
    expect(await found('Monday to Saturday, 10:00AM')).toContain('{from} to {to}');
    expect(await found('Submenu of About us')).toEqual(['Submenu of {label}']);
    expect(await found('₹1,890.00 each, GST 18%')).toContain('{price} each, GST {rate}%');
    expect((await found('Office'))[0]).toBe('Office');
    expect(await found('{city}')).not.toContain('Customer-Centricity');
    for (const nothing of ['.*', '   ', '{'])
      expect((await found(nothing)).length, nothing).toBeLessThan(500);
  });

  test('have labels of their own: of a list by number, of what is there twice with how often', async () => {
    const tab = await openTab('words?page=contact-words');
    const labels = tab.text('label').slice(1);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Form, fields, first name');
    const name = shows(tab, 'Email');
    expect(tab.text(`[id="${name}-hint"]`).join()).toContain('The page has it 2 times.');
    expect((await openTab('words?page=about')).text('label')).toContain('Section, values, text 4');
    expect((await openTab('words')).text('li').join()).toContain('frame around every page');
  });

  test('may be changed in two tabs, page by page', async () => {
    const [first, second] = [await openTab('words?page=home'), await openTab('words?page=about')];
    first.type(shows(first, gst), 'GST.');
    second.type(shows(second, lead), 'In {city}.');
    expect(await first.press('save')).toBe(303);
    expect(await second.press('save')).toBe(303);
    expect(wordsFile()).toEqual({ home: { [gst]: 'GST.' }, about: { [lead]: 'In {city}.' } });
  });

  test('that an editor wrote and that are wrong are marked beside their fields', async () => {
    writeFileSync(
      join(folder, 'words.json'),
      JSON.stringify({ words: { about: { [lead]: 'Hi' } } }),
    );
    const tab = await openTab('words?own');
    expect(tab.text('.field .fault')).toEqual([
      'About: Lead has to keep {city}, which the site fills in',
    ]);
  });

  test('that the site does not have any more are among the owner’s, and leave when they are emptied', async () => {
    writeFileSync(
      join(folder, 'words.json'),
      JSON.stringify({ words: { home: { 'Old words': 'Mine', [gst]: 'GST.' } } }),
    );
    const tab = await openTab('words?own');
    expect(tab.text('details').join()).toContain('the site does not say “Old words” any more');
    tab.type(shows(tab, 'Mine'), '');
    expect(await tab.press('save')).toBe(303);
    expect(wordsFile()).toEqual({ home: { [gst]: 'GST.' } });
    expect(tab.text('details')).toEqual([]);
  });
});
