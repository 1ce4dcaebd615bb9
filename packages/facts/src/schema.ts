/** What the owner's facts have to be. */
import { z } from 'zod';
import { type ServicePage, servicePages } from './services.ts';

/*
 * What may stand in each file of `owner/`. A field's description is at once the hint that an editor shows and what an
 * error says would be right.
 */

const hint = (right: string) => ({
  description: `${right.slice(0, 1).toUpperCase()}${right.slice(1)}.`,
});

const text = (right: string) => z.string(right).trim().min(1, right).meta(hint(right));
const pattern = (right: string, shape: RegExp) =>
  z.string(right).regex(shape, right).meta(hint(right));
const orNothing = (right: string) => `${right}, or nothing: ""`;
const mayBeEmpty = (right: string) => `${right}. May be empty: then the site does not mention it`;
/** A fact that the owner may leave empty: then its line is not on the site. `right` says what else it has to be. */
const optionalText = (right: string, isRight = (_text: string) => true) =>
  z
    .string(orNothing(right))
    .trim()
    .refine((value) => value === '' || isRight(value), { error: orNothing(right), abort: true })
    .default('')
    .meta(hint(mayBeEmpty(right)));
/** The same for what has a shape instead of words. */
const optional = (right: string, shape: RegExp, isRight = (_text: string) => true) =>
  z
    .string(orNothing(right))
    .trim()
    .regex(new RegExp(`^(?:|${shape.source})$`), { error: orNothing(right), abort: true })
    .refine((value) => value === '' || isRight(value), orNothing(right))
    .default('')
    .meta(hint(mayBeEmpty(right)));
const year = (right: string) =>
  optional(right, /(?:19|20)\d\d/, (text) => Number(text) <= new Date().getFullYear());

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';
const https = (right: string) => z.url({ protocol: /^https$/, error: right }).meta(hint(right));
const isEmail = (value: string) => z.email().safeParse(value).success;
const email = (right: string) => z.email(right).meta(hint(right));
const phone = (right: string) => pattern(right, /^\+[\d ]{8,18}$/);

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
const day = z
  .enum(week, 'write a day of the week, such as Monday')
  .meta({ description: 'A day of the week.' });
const time = pattern(
  'write a time like 10:00AM or 06:30PM',
  /^(?:0[1-9]|1[0-2]):[0-5]\d(?:AM|PM)$/,
);

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
    network: z.enum(networkNames, `write one of ${networkNames.join(', ')}`).meta({
      description: 'The network. For WhatsApp the address is https://wa.me/ and the number.',
    }),
    href: https('write the whole address of your profile, from https:// on'),
  })
  .refine(
    ({ network, href }) => {
      const host = URL.canParse(href) ? new URL(href).hostname : '';
      const own = networks[network];
      return !isHttps(href) || host === own || host.endsWith(`.${own}`) || /\bexample\b/.test(host);
    },
    { error: 'the address is not one of this network', path: ['href'] },
  );

const coordinate = (most: number, example: string) => {
  const right = `write a number between -${most} and ${most}, such as ${example} (a long press on Google Maps shows it)`;
  return z.number(right).min(-most, right).max(most, right).meta(hint(right));
};

const schema = z.string().optional().meta({ description: 'Lets an editor check this file.' });

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
    name: text('write the name of the company as customers know it'),
    logo: optional(
      'write the name of a picture that you put into owner/, such as logo.png; about as wide as high, and to be seen on a dark ground',
      /[\w-]+\.(?:svg|png|webp|jpe?g)/,
    ),
    url: https('write the address of the site, such as https://www.your-domain.in').refine(
      (url) => !url.endsWith('/'),
      'leave out the slash at the end',
    ),
    city: text('write the town as it stands in a sentence: “an IT company in …”'),
    area: text('write the wider area you work in, such as Delhi NCR'),
    address: z.strictObject({
      street: text('write house, street and sector'),
      locality: text('write the town of the postal address'),
      region: text('write the state'),
      postalCode: pattern('write the PIN code of six digits', /^[1-9]\d{5}$/),
      country: text('write the country'),
    }),
    latitude: coordinate(90, '28.4744'),
    longitude: coordinate(180, '77.5040'),
    phone: phone('write the number like +91 98765 43210'),
    whatsapp: optional(
      'write the number that answers on WhatsApp, like +91 98765 43210',
      /\+[\d ]{8,18}/,
    ),
    emails: z
      .tuple(
        [email('write an e-mail address such as hello@your-domain.in')],
        email('write an e-mail address such as hello@your-domain.in'),
      )
      .meta({ description: 'One address or more; the first is the main one.' }),
    hours: z
      .array(
        z.strictObject({
          office: optionalText('which office these hours are of, where there are several'),
          from: day,
          to: day,
          opens: time,
          closes: time,
        }),
      )
      .min(1, 'write the open hours of at least one office')
      .meta({ description: 'Open hours, one entry for each office or each part of the week.' }),
    support: z
      .strictObject({
        hours: optionalText('when customers get support, such as 24/7'),
        reach: optionalText('how support is reached and what answers at night, as one sentence'),
      })
      .prefault({}),
    replyTime: optionalText('how soon you answer, such as “We reply within one working day.”'),
    since: year('write the year in which the company began, such as 2019'),
    profiles: z
      .array(profile)
      .default([])
      .meta({ description: 'Your profiles elsewhere; any number.' }),
    identity: z
      .strictObject({
        legalName: optionalText('the registered name, such as Bunkar Softworks Private Limited'),
        gstin: optional(
          'write the GSTIN of 15 characters exactly as on the certificate',
          /\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]/,
          hasCheckDigit,
        ),
        cin: optional(
          'write the CIN of 21 characters, such as U72900UP2019PTC123456',
          /[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/,
        ),
      })
      .prefault({}),
    grievance: z
      .strictObject({
        name: optionalText('the person who answers complaints'),
        email: optional('write the e-mail address for complaints', /\S+@\S+/, isEmail),
        phone: optional('write the number like +91 98765 43210', /\+[\d ]{8,18}/),
      })
      .prefault({})
      .meta({ description: 'Whom to complain to (the DPDP Act asks for it).' }),
  })
  .transform(withWhatsapp);

/** A file of the owner's, or a picture of ours by its name. */
const picture = (folder: string) =>
  optional(
    `write the name of a picture in owner/${folder}/, such as asha-verma.jpg, in small letters, digits and hyphens`,
    /[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:jpe?g|png|webp))?/,
  );
const alt = optionalText('what the picture shows, for people who cannot see it');

const needsAlt = (name: string, value: Record<string, unknown>) =>
  !value[name] || value[`${name}Alt`] !== '';

const years = 'write the person’s years of experience, such as 12; 0 if the site is not to say';
const person = z
  .strictObject({
    name: text('write the person’s name'),
    role: text('write the role, such as Mobile App Developer'),
    message: text('write a sentence or two in the person’s own words'),
    portrait: picture('portraits'),
    portraitAlt: alt,
    years: z.number(years).int(years).min(0, years).max(70, years).default(0).meta(hint(years)),
    qualification: optionalText('what the person has learned, such as “B.Tech, AKTU Lucknow”'),
    profile: optional(
      'write the address of the person’s profile, such as https://www.linkedin.com/in/…',
      /https:.*/,
      isHttps,
    ),
  })
  .refine((value) => needsAlt('portrait', value), {
    error: 'say what the portrait shows',
    path: ['portraitAlt'],
  });

const team = z.strictObject({
  $schema: schema,
  people: z
    .array(person)
    .default([])
    .meta({ description: 'Any number; with none, the site shows no people.' }),
});

const serviceAddresses = (Object.keys(servicePages) as ServicePage[]).map(
  (page) => `/${page}` as const,
);
const ofService = `write the page of the service it belongs to, one of ${serviceAddresses.join(', ')}`;
const project = z
  .strictObject({
    title: text('write the name of the project'),
    description: text('write a sentence or two on what it does for the client'),
    picture: picture('projects'),
    pictureAlt: alt,
    screen: picture('projects'),
    screenAlt: alt,
    link: optional('write the address of the client’s site, from https:// on', /https:.*/, isHttps),
    service: z
      .enum(['', ...serviceAddresses], orNothing(ofService))
      .default('')
      .meta(hint(mayBeEmpty(ofService))),
    serviceLabel: optionalText('what that link is called, if not “Service: ” and its name'),
    linkLabel: optionalText('what the link is called, such as “Visit the jewellery store”'),
    client: optionalText(
      'whose it is: by name where they agreed to that, or such as “A jeweller in Noida”',
    ),
    year: year('write the year in which it was finished, such as 2025'),
    duration: optionalText('how long it took, such as “6 weeks”'),
    problem: optionalText('what was wrong or missing before, in a sentence or two'),
    figure: optionalText(
      'write what changed as one figure, such as “6 hours a week” or “40%”',
      (text) => /\d/.test(text),
    ),
    result: optionalText('what the figure counts, such as “less typing at the counter”'),
    testimonial: z
      .strictObject({
        text: optionalText('what the client says of it, in their own words'),
        name: optionalText('who says it'),
        role: optionalText('their role and firm'),
        agreed: z.boolean('write true or false').default(false).meta({
          description:
            'True once the client has agreed to be quoted. Until then their words are nowhere on the site.',
        }),
      })
      .refine(({ text, name }) => text === '' || name !== '', {
        error: 'say who says it',
        path: ['name'],
      })
      .prefault({}),
  })
  .refine((value) => needsAlt('picture', value), {
    error: 'say what the picture shows',
    path: ['pictureAlt'],
  })
  .refine((value) => needsAlt('screen', value), {
    error: 'say what the screen shows',
    path: ['screenAlt'],
  })
  .refine(({ link, linkLabel }) => link === '' || linkLabel !== '', {
    error: 'say what the link is called',
    path: ['linkLabel'],
  })
  .refine(({ figure, result }) => figure === '' || result !== '', {
    error: 'say what the figure counts',
    path: ['result'],
  })
  .refine(({ figure, result }) => result === '' || figure !== '', {
    error: 'write the figure that “result” speaks of',
    path: ['figure'],
  });

const projects = z.strictObject({
  $schema: schema,
  projects: z
    .array(project)
    .default([])
    .meta({ description: 'Any number; with none, the site has no section of projects.' }),
});

const careers = z.strictObject({
  $schema: schema,
  openings: z
    .array(
      z.strictObject({
        title: text('write the designation'),
        text: text('write what the work is and whom you look for'),
      }),
    )
    .default([])
    .meta({ description: 'Current openings; with none, the page speaks of none.' }),
  officeDays: optionalText('the days people work in the office'),
  replyTime: optionalText('how soon an applicant hears from you'),
  resumeLimitKB: z
    .number('write a number of kilobytes')
    .int('write a whole number of kilobytes')
    .min(50, 'write at least 50')
    .max(2048, 'EmailJS takes 2048 KB at most')
    .default(500)
    .meta({
      description:
        'The largest resume in kilobytes. EmailJS takes 500 on its Personal plan and 2048 on larger ones (its pricing page says what the free plan takes).',
    }),
  internship: z
    .strictObject({
      duration: optionalText('how long it takes'),
      mode: optionalText('in the office, online or both'),
      fee: optionalText('the fee or the stipend'),
      certificate: optionalText('which certificate there is'),
      starts: optionalText('when the next batch starts'),
    })
    .prefault({}),
});

const rupees = 'write a whole number of rupees, such as 25000; 0 if the site is to name no price';
const service = (page: string) =>
  z
    .strictObject({
      from: z.number(rupees).int(rupees).min(0, rupees).default(0).meta(hint(rupees)),
      per: z
        .enum(['', 'month', 'year'], 'write month or year, or nothing: ""')
        .default('')
        .meta({ description: 'Month or year, if the price is paid again and again.' }),
      buys: optionalText('what this price buys, such as “A site of five pages with a form”'),
      duration: optionalText('how long it usually takes, such as “3 to 4 weeks”'),
    })
    .refine(({ from, per, buys }) => from > 0 || (per === '' && buys === ''), {
      error: 'write the price that “per” and “buys” speak of',
      path: ['from'],
    })
    .prefault({})
    .meta({
      description: `${page}: from which price, what that buys, how long it takes. May be left out.`,
    });

const services = z.strictObject({
  $schema: schema,
  ...(Object.fromEntries(
    Object.entries(servicePages).map(([page, name]) => [page, service(name)]),
  ) as Record<ServicePage, ReturnType<typeof service>>),
});

/** The files of `owner/` by name. */
export const files = { company, services, team, projects, careers } as const;

/** What may stand in a file of `owner/`, as editors and forms read it. */
export const jsonSchema = (name: keyof typeof files) =>
  z.toJSONSchema(files[name], { io: 'input' });

/** All that is the owner's. What may be left out and is, is an empty text or list, or 0. */
export type Owner = {
  readonly [name in keyof typeof files]: Omit<z.output<(typeof files)[name]>, '$schema'>;
};
