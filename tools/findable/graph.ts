/** What a page says in JSON-LD (schema.org). */
import { type Owner, type ServicePage, week } from '@workshop/facts';
import type { Graph, Thing } from 'schema-dts';
import { chatHref } from '../../src/components/base/reach.ts';
import { locale } from '../../src/content/locale.ts';
import type { Company, PostContent, ServiceContent, TeamMember } from '../../src/content/types.ts';
import {
  isAbout,
  isBlog,
  isCareers,
  isContact,
  isHome,
  isOverview,
  isPost,
  isService,
  isTeam,
  type Page,
  postsIn,
  trailOf,
} from './pages.ts';

/**
 * What a page says to machines that read schema.org: the company, the site and where the page stands in it; then what
 * the page is about. Only what a visitor reads on the same page: opening hours and coordinates stand where it shows them.
 */
export function graphOf(
  page: Page,
  pages: readonly Page[],
  company: Company,
  team: readonly TeamMember[],
  facts: Pick<Owner, 'services' | 'careers'>,
): Graph {
  const ids = {
    company: { '@id': `${company.url}/#company` },
    site: { '@id': `${company.url}/#site` },
  };
  const { path, words, url } = page;
  const things: Thing[] = [
    companyNode(page, company),
    {
      '@type': 'WebSite',
      ...ids.site,
      name: company.name,
      url: `${company.url}/`,
      inLanguage: locale.lang,
      publisher: ids.company,
    },
    {
      '@type': pageType(page),
      '@id': url,
      url,
      name: words.meta.title,
      isPartOf: ids.site,
      ...(isService(words) && {
        mainEntity: words.faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    } as Thing,
  ];
  if (!isHome(page)) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [...trailOf(page, pages), page].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: isHome(step) ? 'Home' : step.words.heading,
        item: step.url,
      })),
    });
  }
  if (isService(words) || isOverview(words)) {
    things.push({
      '@type': 'Service',
      name: words.heading,
      description: words.meta.description,
      url,
      image: page.card,
      provider: ids.company,
      ...offersOf(facts.services[path.slice(1) as ServicePage], url),
      ...(isService(words) && reviewsOf(words)),
    });
  }
  if (isBlog(words)) things.push(...postsIn(pages).map((post) => postingOf(post, company, team)));
  if (isPost(words)) things.push(postingOf({ ...page, words }, company, team));
  things.push(
    ...facts.careers.openings
      .filter(({ id }) => path === `/Carrer/${id}`)
      .map((opening) => jobOf(opening, page, company)),
  );
  if (isTeam(page)) {
    things.push(
      ...team.map(({ name, role, message, profile }): Thing => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        description: message,
        worksFor: ids.company,
        ...(profile && { sameAs: profile.href }),
      })),
    );
  }
  return { '@context': 'https://schema.org', '@graph': things };
}

/** A post, by a person of the team if it names one, otherwise by the company. */
function postingOf(
  { url, card, words: { heading, meta, date, author, service } }: Page & { words: PostContent },
  company: Company,
  team: readonly TeamMember[],
): Thing {
  const publisher = { '@id': `${company.url}/#company` };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    headline: heading,
    description: meta.description,
    datePublished: date,
    image: card,
    author: team.some(({ name }) => name === author)
      ? { '@type': 'Person', name: author, worksFor: publisher }
      : { '@type': 'Organization', ...publisher, name: author },
    about: { '@type': 'Service', name: service.label, url: company.url + service.href },
    publisher,
    mainEntityOfPage: url,
    inLanguage: locale.lang,
  };
}

/** HTML of a text. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An opening, as Google's job search requires (its page "JobPosting structured data"). */
function jobOf(
  opening: Owner['careers']['openings'][number],
  { url, words }: Page,
  company: Company,
): Thing {
  const { id, title, text, mode, date, end, payFrom, payTo, payPer, experience, stack } = opening;
  const rows = (isCareers(words) && words.opening?.items) || [];
  const lines = [text, ...rows.map((row) => `${row.name}: ${row.text}`)];
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title,
    description: lines.map((line) => `<p>${escaped(line)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    datePosted: date,
    ...(end && { validThrough: `${end}T23:59:59Z` }),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${company.url}/#company`,
      name: company.name,
      sameAs: `${company.url}/`,
    },
    ...(mode === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: company.address.country },
        }
      : { jobLocation: { '@type': 'Place', address: addressOf(company) } }),
    ...(payFrom > 0 && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: payFrom,
          ...(payTo > 0 && { maxValue: payTo }),
          unitText: payPer.toUpperCase(),
        },
      },
    }),
    ...(experience && { experienceRequirements: experience }),
    ...(stack && { skills: stack }),
    directApply: true,
  };
}

/** Codes of UN/CEFACT for what a price is paid for. */
const units = { month: 'MON', year: 'ANN' };

/** The price of a service, if it has one: its least, without tax, as the page says it. */
function offersOf(service: Owner['services']['UIPage'] | undefined, url: string) {
  if (!service || service.from === 0) return {};
  const { from, per, buys } = service;
  return {
    offers: {
      '@type': 'Offer',
      url,
      ...(buys && { description: buys }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: from,
        priceCurrency: 'INR',
        valueAddedTaxIncluded: false,
        ...(per && { unitCode: units[per] }),
      },
    },
  } as const;
}

/** What clients say of a service, with their consent. */
function reviewsOf({ proof }: ServiceContent) {
  const reviews = (proof?.stories ?? []).flatMap(({ title, testimonial }) =>
    testimonial
      ? [
          {
            '@type': 'Review',
            name: title,
            author: {
              '@type': 'Person',
              name: testimonial.name,
              ...(testimonial.role && { jobTitle: testimonial.role }),
            },
            reviewBody: testimonial.text,
          } as const,
        ]
      : [],
  );
  return reviews.length > 0 ? { review: reviews } : {};
}

/** The graph as text for a `script`: no `<` in it, so that no words can end the element. */
export function serialise(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

function pageType(page: Page): string {
  const { words } = page;
  if (isService(words)) return 'FAQPage';
  if (isContact(words)) return 'ContactPage';
  if (isAbout(page)) return 'AboutPage';
  if (isOverview(words) || isBlog(words)) return 'CollectionPage';
  return 'WebPage';
}

function companyNode(page: Page, company: Company): Thing {
  const { identity } = company;
  const hasForm = isHome(page) || isContact(page.words);
  const profiles = [
    ...company.profiles.map(({ href }) => href),
    ...(company.whatsapp ? [chatHref(company)] : []),
  ];
  return {
    '@type': 'ProfessionalService',
    '@id': `${company.url}/#company`,
    name: company.name,
    url: `${company.url}/`,
    telephone: company.phone,
    email: company.emails[0],
    ...(identity.legalName && { legalName: identity.legalName }),
    ...(identity.gstin && { taxID: identity.gstin }),
    ...(isAbout(page) && company.since && { foundingDate: company.since }),
    ...((isAbout(page) || hasForm) && company.serves && { areaServed: company.serves }),
    address: addressOf(company),
    ...(hasForm && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: company.latitude,
        longitude: company.longitude,
      },
      openingHoursSpecification: company.hours.map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(hours),
        opens: time(hours.opens),
        closes: time(hours.closes),
      })),
      logo: `${company.url}/icon-512.png`,
      image: `${company.url}/share/home.jpg`,
      ...(profiles.length > 0 && { sameAs: profiles }),
    }),
  };
}

function addressOf({ address }: Company) {
  const { street, locality, region, postalCode, country } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  } as const;
}

/** Every day from the first to the last, also over the end of the week. */
function daysOf({ from, to }: Company['hours'][number]) {
  const start = week.indexOf(from);
  const length = ((week.indexOf(to) - start + 7) % 7) + 1;
  return [...week, ...week].slice(start, start + length);
}

/** `06:00PM` as schema.org writes it: `18:00`. */
function time(text: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d\d):(\d\d)(AM|PM)$/.exec(text) ?? [];
  if (!half) throw new Error(`"${text}" is not a time such as 06:00PM`);
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
