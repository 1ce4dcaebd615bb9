/** What the owner's facts have to be. */
import { z } from 'zod';
import { readBody } from './body.ts';
import { serviceKeys, type ServicePage, servicePages } from './services.ts';

/*
 * Each fact is one entry: its label, its hint and error, its check, and how many letters fit.
 */

const about = (label: string, right: string, more: object = {}) => ({
  title: label,
  description: `${right.slice(0, 1).toUpperCase()}${right.slice(1)}.`,
  ...more,
});
const orNothing = (right: string) => `${right}, or leave it empty`;
const optional = (right: string) => `${right} (optional)`;

/** Words that have to be there. */
const text = (label: string, right: string, letters?: number) =>
  z
    .string(right)
    .trim()
    .min(1, right)
    .meta(about(label, right, { letters }));
/** Words that may be left out: then their line is not on the site. */
const optionalText = (label: string, right: string, letters?: number) =>
  z
    .string(orNothing(right))
    .trim()
    .default('')
    .meta(about(label, optional(right), { letters }));
/** What a pattern has besides its shape. */
interface Pattern {
  /** Writes what is meant as the site shows it. */
  readonly tidy?: (typed: string) => string;
  readonly isRight?: (text: string) => boolean;
  readonly folder?: string;
}
const trimmed = (typed: string) => typed.trim();
const inCapitals = (typed: string) => typed.replaceAll(' ', '').toUpperCase();
/** `9876543210` as `+91 98765 43210`; numbers of other countries stay as they are. */
const phoneNumber = (typed: string) => {
  const [, area, rest] = /^(?:\+?91|0)?(\d{5})(\d{5})$/.exec(typed.replaceAll(/[\s-]/g, '')) ?? [];
  return area ? `+91 ${area} ${rest}` : typed.trim();
};
const asPhone = 'write the number like +91 98765 43210';
/** What has a shape instead of words, as a whole. */
const pattern = (
  label: string,
  right: string,
  shape: RegExp,
  { tidy = trimmed, ...more }: Pattern = {},
) =>
  z
    .string(right)
    .overwrite(tidy)
    .regex(new RegExp(`^(?:${shape.source})$`), right)
    .meta(about(label, right, more));
/** The same, where it may be left out. */
const optionalPattern = (
  label: string,
  right: string,
  shape: RegExp,
  { tidy = trimmed, isRight = () => true, ...more }: Pattern = {},
) =>
  z
    .string(orNothing(right))
    .overwrite(tidy)
    .regex(new RegExp(`^(?:|${shape.source})$`), { error: orNothing(right), abort: true })
    .refine((value) => value === '' || isRight(value), { error: orNothing(right), abort: true })
    .default('')
    .meta(about(label, optional(right), more));
/** Any number of entries. */
const listOf = <T extends z.ZodType>(entry: T, label: string, right: string) =>
  z.array(entry).default([]).meta(about(label, right));
const year = (label: string, right: string) =>
  optionalPattern(label, right, /(?:19|20)\d\d/, {
    isRight: (text) => Number(text) <= new Date().getFullYear(),
  });

const address = (example: string) =>
  pattern(
    'Address',
    `write how its address ends, such as ${example}, in small letters, digits and hyphens; links to it break when it changes`,
    /[a-z0-9]+(?:-[a-z0-9]+)*/,
  );
const pastDay = 'write the day like 2025-06-10, not one in the future';
const dayUntilNow = (what: string) =>
  z.iso
    .date(pastDay)
    // Until tomorrow, because a build may run where it is still yesterday.
    .refine((date) => Date.parse(date) < Date.now() + 24 * 3600 * 1000, {
      error: pastDay,
      abort: true,
    })
    .meta(about('Date', what));

const rupees = 'write a whole number of rupees, such as 25000; 0 if the site is to name none';
const amount = (label: string) =>
  z.number(rupees).int(rupees).min(0, rupees).default(0).meta(about(label, rupees));

/** Two entries cannot have one address. */
function differentIds(all: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  const ids = all.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: 'another one has this address',
      });
  });
}

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';
const https = (label: string, right: string) =>
  z.url({ protocol: /^https$/, error: right }).meta(about(label, right));
const isEmail = (value: string) => z.email().safeParse(value).success;
const email = (label: string) => {
  const right = 'write an e-mail address such as hello@your-domain.in';
  return z.email(right).meta(about(label, right));
};

/** The last character of a GSTIN is computed from the others. */
export function hasCheckDigit(gstin: string): boolean {
  const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = Array.from(gstin.slice(0, 14))
    .map((character, index) => values.indexOf(character) * ((index % 2) + 1))
    .reduce((total, value) => total + Math.floor(value / 36) + (value % 36), 0);
  return values[(36 - (sum % 36)) % 36] === gstin[14];
}

/** The days of the week, in the order of an office's week. */
export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const day = (label: string) => {
  const right = 'write a day of the week, such as Monday';
  return z.enum(week, right).meta(about(label, right));
};
const time = (label: string) =>
  pattern(label, 'write a time like 10:00AM or 06:30PM', /(?:0[1-9]|1[0-2]):[0-5]\d(?:AM|PM)/, {
    tidy: (typed) => inCapitals(typed).padStart(7, '0'),
  });

/** Where the profiles of each network are; `public/icons/` has its sign. */
export const networks = {
  LinkedIn: 'linkedin.com',
  Instagram: 'instagram.com',
  Facebook: 'facebook.com',
  YouTube: 'youtube.com',
  WhatsApp: 'wa.me',
  GitHub: 'github.com',
  X: 'x.com',
} as const;
const networkNames = Object.keys(networks) as (keyof typeof networks)[];

const profile = z
  .strictObject({
    network: z
      .enum(networkNames, `write one of ${networkNames.join(', ')}`)
      .meta(
        about(
          'Network',
          'which network; for WhatsApp the address is https://wa.me/ and the number',
        ),
      ),
    href: https('Address', 'write the whole address of your profile, from https:// on'),
  })
  .refine(
    ({ network, href }) => {
      const host = URL.canParse(href) ? new URL(href).hostname : '';
      const own = networks[network];
      return !isHttps(href) || host === own || host.endsWith(`.${own}`) || /\bexample\b/.test(host);
    },
    { error: 'the address is not one of this network', path: ['href'] },
  )
  .meta({ title: 'Profile' });

const coordinate = (label: string, most: number, example: string) => {
  const right = `write a number between -${most} and ${most}, such as ${example} (a long press on Google Maps shows it)`;
  return z.number(right).min(-most, right).max(most, right).meta(about(label, right));
};

const schema = z.string().optional().meta(about('Schema', 'lets an editor check this file'));

/** The number of a link such as https://wa.me/919876543210, as an owner would write it; other links have none. */
function numberOf(href: string): string | undefined {
  const digits = /^https:\/\/wa\.me\/(\d{8,15})(?:\?|$)/.exec(href)?.[1];
  return digits && `+${digits}`.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** Older files have WhatsApp among the profiles. */
function withWhatsapp<
  C extends { whatsapp: string; profiles: readonly { network: string; href: string }[] },
>(company: C): C {
  const isNumber = ({ network, href }: C['profiles'][number]) =>
    network === 'WhatsApp' && numberOf(href) !== undefined;
  return {
    ...company,
    whatsapp: company.whatsapp || numberOf(company.profiles.find(isNumber)?.href ?? '') || '',
    profiles: company.profiles.filter((profile) => !isNumber(profile)),
  };
}

const company = z
  .strictObject({
    $schema: schema,
    name: text('Name', 'write the name of the company as customers know it', 32),
    logo: optionalPattern(
      'Logo',
      'write the name of a picture that you put into owner/, such as logo.png; about as wide as high, and to be seen on a dark ground',
      /[\w-]+\.(?:svg|png|webp|jpe?g)/,
      { folder: '' },
    ),
    url: https(
      'Address of the site',
      'write the address of the site, such as https://www.your-domain.in',
    ).overwrite((url) => url.replace(/\/+$/, '')),
    city: text('Town', 'write the town as it stands in a sentence: “an IT company in …”', 28),
    area: text('Wider area', 'write the wider area you work in, such as Delhi NCR'),
    address: z
      .strictObject({
        street: text('House, street, sector', 'write house, street and sector'),
        locality: text('Town', 'write the town of the postal address'),
        region: text('State', 'write the state'),
        postalCode: pattern('PIN code', 'write the PIN code of six digits', /[1-9]\d{5}/),
        country: text('Country', 'write the country'),
      })
      .meta(about('Postal address', 'where post is delivered')),
    latitude: coordinate('Latitude', 90, '28.4744'),
    longitude: coordinate('Longitude', 180, '77.5040'),
    phone: pattern('Phone', asPhone, /\+[\d ]{8,18}/, { tidy: phoneNumber }),
    whatsapp: optionalPattern(
      'WhatsApp',
      'write the number that answers on WhatsApp, like +91 98765 43210',
      /\+[\d ]{8,18}/,
      { tidy: phoneNumber },
    ),
    emails: z
      .tuple([email('Main e-mail address')], email('E-mail address'))
      .meta(about('E-mail addresses', 'one address or more; the first is the main one')),
    hours: z
      .array(
        z
          .strictObject({
            office: optionalText(
              'Office',
              'which office these hours are of, where there are several',
            ),
            from: day('From'),
            to: day('To'),
            opens: time('Opens'),
            closes: time('Closes'),
          })
          .meta({ title: 'Hours' }),
      )
      .min(1, 'write the open hours of at least one office')
      .meta(about('Open hours', 'one entry for each office or each part of the week')),
    support: z
      .strictObject({
        hours: optionalText('Hours of support', 'when customers get support, such as 24/7'),
        response: optionalText(
          'Response times',
          'how soon you begin to work on a report, such as “Within an hour if nobody can bill, else on the next working day.”',
          200,
        ),
        reach: optionalText(
          'How support is reached',
          'how support is reached and what answers at night, as one sentence',
          200,
        ),
      })
      .prefault({})
      .meta(about('Support', 'what customers can count on after the work is done')),
    replyTime: optionalText(
      'Reply time',
      'how soon you answer, such as “We reply within one working day.”',
      120,
    ),
    since: year('In business since', 'write the year in which the company began, such as 2019'),
    languages: optionalText(
      'Languages',
      'the languages you speak with clients, such as “Hindi and English”',
      60,
    ),
    size: optionalText(
      'Size of the team',
      'how many people work with you, such as “12 people, 8 of them developers”',
      60,
    ),
    certificates: optionalText(
      'Certificates',
      'what you hold and can show, such as “ISO 9001:2015, Google Partner”',
      160,
    ),
    serves: optionalText(
      'Areas served',
      'where your clients are, such as “Noida, Ghaziabad and Delhi; online all over India”',
      120,
    ),
    profiles: listOf(profile, 'Profiles', 'your profiles elsewhere; any number'),
    identity: z
      .strictObject({
        legalName: optionalText(
          'Registered name',
          'the registered name, such as Bunkar Softworks Private Limited',
        ),
        gstin: optionalPattern(
          'GSTIN',
          'write the GSTIN of 15 characters exactly as on the certificate',
          /\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]/,
          { tidy: inCapitals, isRight: hasCheckDigit },
        ),
        cin: optionalPattern(
          'CIN',
          'write the CIN of 21 characters, such as U72900UP2019PTC123456',
          /[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/,
          { tidy: inCapitals },
        ),
        udyam: optionalPattern(
          'Udyam',
          'write the number of the Udyam registration, such as UDYAM-UP-28-0012345',
          /UDYAM-[A-Z]{2}-\d{2}-\d{7}/,
          { tidy: inCapitals },
        ),
      })
      .prefault({})
      .meta(about('Registration', 'who the company is by law')),
    grievance: z
      .strictObject({
        name: optionalText('Person', 'the person who answers complaints'),
        email: optionalPattern(
          'E-mail address',
          'write the e-mail address for complaints',
          /\S+@\S+/,
          { isRight: isEmail },
        ),
        phone: optionalPattern('Phone', asPhone, /\+[\d ]{8,18}/, { tidy: phoneNumber }),
      })
      .prefault({})
      .meta(about('Complaints', 'whom to complain to (the DPDP Act asks for it)')),
  })
  .transform(withWhatsapp);

/** A file of the owner's, or a picture of ours by its name. */
const picture = (label: string, folder: string) =>
  optionalPattern(label, pictureIn(folder), pictureName, { folder });
const pictureIn = (folder: string) =>
  `write the name of a picture in owner/${folder}/, such as asha-verma.jpg, in small letters, digits and hyphens`;
const pictureName = /[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:jpe?g|png|webp))?/;
const alt = (label: string) =>
  optionalText(label, 'needed where there is a picture, for people who cannot see it');

/** A field that has to be filled in where another one is. */
const needs =
  (field: string, other: string, error: string): z.core.CheckFn<Record<string, unknown>> =>
  ({ value, issues }) => {
    if (value[other] && !value[field])
      issues.push({ code: 'custom', input: value, path: [field], message: error });
  };

const years = 'write the person’s years of experience, such as 12; 0 if the site is not to say';
const person = z
  .strictObject({
    name: text('Name', 'write the person’s name', 40),
    role: text('Role', 'write the role, such as Mobile App Developer', 50),
    message: text('Message', 'write a sentence or two in the person’s own words', 300),
    portrait: picture('Portrait', 'portraits'),
    portraitAlt: alt('What the portrait shows'),
    years: z
      .number(years)
      .int(years)
      .min(0, years)
      .max(70, years)
      .default(0)
      .meta(about('Years of experience', years)),
    qualification: optionalText(
      'Qualification',
      'what the person has learned, such as “B.Tech, AKTU Lucknow”',
      60,
    ),
    profile: optionalPattern(
      'Profile',
      'write the address of the person’s profile, such as https://www.linkedin.com/in/…',
      /https:.*/,
      { isRight: isHttps },
    ),
  })
  .check(needs('portraitAlt', 'portrait', 'say what the portrait shows'))
  .meta({ title: 'Person' });

const team = z.strictObject({
  $schema: schema,
  people: listOf(person, 'People', 'any number; with none, the site shows no people'),
});

const serviceAddresses = serviceKeys.map((page) => `/${page}` as const);
const ofService = `write the page of the service it belongs to, one of ${serviceAddresses.join(', ')}`;
const asFigure = 'write what changed as one figure, such as “6 hours a week” or “40%”';
const project = z
  .strictObject({
    title: text('Title', 'write the name of the project', 50),
    description: text('Description', 'write a sentence or two on what it does for the client', 300),
    picture: picture('Picture', 'projects'),
    pictureAlt: alt('What the picture shows'),
    screen: picture('Picture of the screen', 'projects'),
    screenAlt: alt('What the screen shows'),
    link: optionalPattern(
      'Link',
      'write the address of the client’s site, from https:// on',
      /https:.*/,
      { isRight: isHttps },
    ),
    service: z
      .enum(['', ...serviceAddresses], orNothing(ofService))
      .default('')
      .meta(about('Service', optional('the service it belongs to'))),
    serviceLabel: optionalText(
      'Words of the link to the service',
      'what that link is called, if not “Service: ” and its name',
    ),
    linkLabel: optionalText(
      'Words of the link',
      'what the link is called, such as “Visit the jewellery store”',
      40,
    ),
    client: optionalText(
      'Client',
      'whose it is: by name where they agreed to that, or such as “A jeweller in Noida”',
      50,
    ),
    sector: optionalText(
      'Sector',
      'the trade of the client, such as “Schools”; the gallery is sorted by it',
      30,
    ),
    year: year('Year', 'write the year in which it was finished, such as 2025'),
    duration: optionalText('Duration', 'how long it took, such as “6 weeks”', 30),
    problem: optionalText('Problem', 'what was wrong or missing before, in a sentence or two', 300),
    figure: optionalText('Figure', asFigure, 16).refine((text) => text === '' || /\d/.test(text), {
      error: orNothing(asFigure),
      abort: true,
    }),
    result: optionalText(
      'Result',
      'what the figure counts, such as “less typing at the counter”',
      80,
    ),
    testimonial: z
      .strictObject({
        text: optionalText('Words', 'what the client says of it, in their own words', 400),
        name: optionalText('Name', 'who says it'),
        role: optionalText('Role', 'their role and firm'),
        agreed: z
          .boolean('write true or false')
          .default(false)
          .meta(about('Agreed', 'the client agrees to be quoted; until then the site does not')),
      })
      .check(needs('name', 'text', 'say who says it'))
      .prefault({})
      .meta(about('Testimonial', 'what the client says of it')),
  })
  .check(
    needs('pictureAlt', 'picture', 'say what the picture shows'),
    needs('screenAlt', 'screen', 'say what the screen shows'),
    needs('linkLabel', 'link', 'say what the link is called'),
    needs('result', 'figure', 'say what the figure counts'),
    needs('figure', 'result', 'write the figure that “result” speaks of'),
  )
  .meta({ title: 'Project' });

const projects = z.strictObject({
  $schema: schema,
  projects: listOf(project, 'Projects', 'any number; with none, the site has no such section'),
});

const lastDay = 'write the last day to apply like 2025-09-30, not before the date';
const modes = ['office', 'remote', 'hybrid'] as const;
const opening = z
  .strictObject({
    id: address('react-developer'),
    title: text('Designation', 'write the designation', 60),
    text: text('Work', 'write what the work is and whom you look for', 600),
    mode: z
      .enum(modes, `write one of ${modes.join(', ')}`)
      .meta(about('Where', 'in the office, remote all the time, or partly from home (hybrid)')),
    date: dayUntilNow('since when the opening is published'),
    end: optionalPattern('Last day to apply', lastDay, /\d{4}-\d\d-\d\d/, {
      isRight: (end) => z.iso.date().safeParse(end).success,
    }),
    payFrom: amount('Pay in rupees, from'),
    payTo: amount('Pay in rupees, to'),
    payPer: z
      .enum(['month', 'year'], 'write month or year')
      .default('month')
      .meta(about('Pay for each', 'month or year')),
    experience: optionalText('Experience', 'how much you ask for, such as “2 to 4 years”', 40),
    stack: optionalText('Technologies', 'what the work is done with, such as “React, Node”', 80),
  })
  .check(
    needs('payFrom', 'payTo', 'write the least pay'),
    ({ value: { date, end, payFrom, payTo }, issues }) => {
      const wrong = (field: string, message: string) =>
        issues.push({ code: 'custom', input: { date, end }, path: [field], message });
      if (end && end < date) wrong('end', lastDay);
      if (payTo && payTo < payFrom) wrong('payTo', 'write no less than the least pay');
    },
  )
  .meta({ title: 'Opening' });

const careers = z.strictObject({
  $schema: schema,
  openings: z
    .array(opening)
    .default([])
    .superRefine(differentIds)
    .meta(
      about(
        'Openings',
        'each has a page of its own; with none, the site says that anyone may apply',
      ),
    ),
  officeDays: optionalText('Office days', 'the days people work in the office'),
  replyTime: optionalText('Reply time', 'how soon an applicant hears from you'),
  resumeLimitKB: z
    .number('write a number of kilobytes')
    .int('write a whole number of kilobytes')
    .min(50, 'write at least 50')
    .max(2048, 'EmailJS takes 2048 KB at most')
    .default(500)
    .meta(
      about(
        'Largest resume in kilobytes',
        'EmailJS takes 500 on its Personal plan and 2048 on larger ones (its pricing page says what the free plan takes)',
      ),
    ),
  internship: z
    .strictObject({
      duration: optionalText('Duration', 'how long it takes'),
      mode: optionalText('Mode', 'in the office, online or both'),
      fee: optionalText('Fee or stipend', 'the fee or the stipend'),
      certificate: optionalText('Certificate', 'which certificate there is'),
      starts: optionalText('Next batch', 'when the next batch starts'),
    })
    .prefault({})
    .meta(about('Internship', 'what students are told of it')),
});

const service = (name: string) =>
  z
    .strictObject({
      from: amount('Price in rupees, from'),
      per: z
        .enum(['', 'month', 'year'], orNothing('write month or year'))
        .default('')
        .meta(about('Paid every', 'month or year, if the price is paid again and again')),
      buys: optionalText(
        'What it buys',
        'what this price buys, such as “A site of five pages with a form”',
        80,
      ),
      duration: optionalText(
        'Usual duration',
        'how long it usually takes, such as “3 to 4 weeks”',
        30,
      ),
    })
    .check(
      needs('from', 'per', 'write the price that is paid'),
      needs('from', 'buys', 'write the price that buys this'),
    )
    .prefault({})
    .meta(about(name, 'from which price, what that buys, how long it takes; may be left out'));

const services = z.strictObject({
  $schema: schema,
  ...(Object.fromEntries(
    Object.entries(servicePages).map(([page, name]) => [page, service(name)]),
  ) as Record<ServicePage, ReturnType<typeof service>>),
});

const paragraph =
  'write a paragraph, a subheading (## …), an item of a list (- … or 1. …), or several with empty lines between; a link is [words](/Contact) or [words](https://…)';
const line = text('Paragraph', paragraph).superRefine((markdown, context) => {
  try {
    readBody([markdown]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    context.addIssue(`leave out ${error.message}: ${paragraph}, and nothing else`);
  }
});

const post = z
  .strictObject({
    id: address('gst-for-shops'),
    title: text('Title', 'write the title', 60),
    description: text('Description', 'write in a sentence or two what a reader gets', 155),
    date: dayUntilNow('the day it was written; the newest post stands first'),
    author: text('Author', 'write who wrote it, such as Our Team', 40),
    picture: pattern('Picture', pictureIn('posts'), pictureName, { folder: 'posts' }),
    pictureAlt: text(
      'What the picture shows',
      'say what the picture shows, for people who cannot see it',
    ),
    body: z
      .array(line)
      .min(1, 'write at least one paragraph')
      .meta(about('Text', 'write a list of paragraphs, subheadings and items')),
    service: z.enum(serviceAddresses, ofService).meta(about('Service', 'the service it leads to')),
  })
  .meta({ title: 'Post' });

const posts = z.strictObject({
  $schema: schema,
  posts: z
    .array(post)
    .default([])
    .superRefine(differentIds)
    .meta(about('Posts', 'any number; with none, no link leads to the blog')),
});

const words = z.strictObject({
  $schema: schema,
  words: z
    .record(z.string(), z.record(z.string(), text('Text', 'write your own text, or take it out')))
    .default({})
    .meta(about('Texts', 'by the file in src/content/, and the text of the site: your own text')),
});

/** The files of `owner/` by name. */
export const files = { company, services, team, projects, careers, posts, words } as const;
const names = Object.keys(files) as (keyof typeof files)[];

/** What may stand in a file or a field: JSON Schema, with what tools ask of a fact besides. */
export interface FactSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  /** How many letters fit on the site. */
  readonly letters?: number;
  /** How many letters there have to be. */
  readonly fewest?: number;
  /** Whether it is shown and cannot be changed. */
  readonly readOnly?: boolean;
  /** Where in `owner/` the picture is that the field names. */
  readonly folder?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  /** Stands in for what is left out. */
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, FactSchema>>;
  readonly items?: FactSchema;
}

const json = (file: z.ZodType) => z.toJSONSchema(file, { io: 'input' }) as FactSchema;
/** What may stand in each file, for editors, forms and tools. */
export const schemas: Readonly<Record<keyof typeof files, FactSchema>> = {
  company: json(company),
  services: json(services),
  team: json(team),
  projects: json(projects),
  careers: json(careers),
  posts: json(posts),
  words: json(words),
};

/** All that is the owner's. What may be left out and is, is an empty text or list, or 0. */
export type Owner = {
  readonly [name in keyof typeof files]: Omit<z.output<(typeof files)[name]>, '$schema'>;
};

/** The field at a path, as messages name it: `people no. 1, name`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key, index) => {
    if (typeof key === 'number') return `${name} no. ${key + 1}`;
    const after = typeof path[index - 1] === 'number' ? ', ' : '.';
    return name + (index > 0 ? after : '') + String(key);
  }, '');

/** The same by the labels of a form: `Person 1, Name`. */
export function labelOf(file: FactSchema, path: readonly PropertyKey[]): string {
  const labels: string[] = [];
  path.reduce<FactSchema>((outer, key) => {
    const inner = outer.properties?.[String(key)] ?? outer.items ?? {};
    if (typeof key === 'number') labels.splice(-1, 1, `${inner.title} ${key + 1}`);
    else labels.push(inner.title ?? String(key));
    return inner;
  }, file);
  return labels.join(', ');
}

/** A text or a number of the owner's, and what may stand there. */
export interface Field {
  /** Such as `team.json: people no. 1, name`. */
  readonly where: string;
  readonly value: unknown;
  readonly schema: FactSchema;
}

/** Every field of the facts. */
export function fieldsOf(owner: Owner): readonly Field[] {
  const inside = (
    file: string,
    schema: FactSchema,
    value: unknown,
    path: readonly PropertyKey[],
  ): readonly Field[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          inside(file, schema.properties?.[key] ?? schema.items ?? {}, inner, [
            ...path,
            Array.isArray(value) ? Number(key) : key,
          ]),
        )
      : [{ where: `${file}.json: ${fieldName(path)}`, value, schema }];
  return names.flatMap((name) => inside(name, schemas[name], owner[name], []));
}
