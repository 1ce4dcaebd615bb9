import { readOwner } from '@workshop/facts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routeAt } from '../../src/app/routes.tsx';
import { company } from '../../src/content/company.ts';
import { openHours } from '../../src/content/hours.ts';
import { team } from '../../src/content/team.ts';
import { cardAlt, drawCard, drawText, strangeLetters } from '../../tools/findable/card.ts';
import { changedOn, note } from '../../tools/findable/dates.ts';
import { feed, llms, manifest, robots, sitemap } from '../../tools/findable/files.ts';
import type { Story } from '../../src/content/types.ts';
import { graphOf, serialise } from '../../tools/findable/graph.ts';
import { isService, type Page, pagesOf, trailOf } from '../../tools/findable/pages.ts';

const facts = readOwner('tests/owners/one');
const pages = await pagesOf({ company, routeAt });
const at = (path: string): Page => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
};
type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
const nodes = (path: string) =>
  graphOf(at(path), pages, company, team, facts)['@graph'] as unknown as readonly Node[];
const escaped = (html: string) =>
  html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const node = (path: string, type: string) => nodes(path).find((thing) => thing['@type'] === type);

describe('what a page says to machines', () => {
  test('the company has the facts of the page: address, phone, and where they are shown hours and place', () => {
    const everywhere = {
      name: 'Weavers of Software',
      telephone: '+91 10000 00001',
      email: 'hello@weavers.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Loom Street, Sector 5',
        addressLocality: 'Greater Noida',
        addressRegion: 'Uttar Pradesh',
        postalCode: '201310',
        addressCountry: 'India',
      },
    };
    for (const { path } of pages) {
      expect(node(path, 'ProfessionalService'), path).toMatchObject(everywhere);
    }
    for (const path of ['/', '/Contact']) {
      expect(node(path, 'ProfessionalService')).toMatchObject({
        geo: { latitude: 28.4744, longitude: 77.504 },
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            opens: '10:00',
            closes: '18:00',
          },
        ],
      });
    }
    expect(node('/about', 'ProfessionalService')).not.toHaveProperty('geo');
  });

  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  test.each([
    ['Monday', 'Monday', '12:00PM', '12:00AM', ['Monday'], '12:00', '00:00'],
    ['Monday', 'Sunday', '09:30AM', '01:05PM', week, '09:30', '13:05'],
    ['Saturday', 'Sunday', '12:30AM', '11:59PM', ['Saturday', 'Sunday'], '00:30', '23:59'],
    ['Sunday', 'Monday', '10:00AM', '06:00PM', ['Sunday', 'Monday'], '10:00', '18:00'],
  ] as const)(
    'an office open from %s to %s, %s to %s, is open on %j, from %s to %s on the clock of 24',
    (from, to, opens, closes, dayOfWeek, opening, closing) => {
      const hours = [{ office: '', from, to, opens, closes }];
      const graph = graphOf(at('/'), pages, { ...company, hours }, team, facts)['@graph'];
      expect(graph[0]).toMatchObject({
        openingHoursSpecification: [{ dayOfWeek, opens: opening, closes: closing }],
      });
    },
  );

  test('the trail of a page is counted from 1, Home first and the page last', () => {
    expect(node('/ERPPages', 'BreadcrumbList')?.itemListElement).toEqual(
      [
        ['Home', 'https://www.weavers.test/'],
        ['Our Services', 'https://www.weavers.test/OurWorks'],
        ['Software Services', 'https://www.weavers.test/SoftwareServicespage'],
        ['ERP Software Services', 'https://www.weavers.test/ERPPages'],
      ].map(([name, item], index) => ({
        '@type': 'ListItem',
        position: [1, 2, 3, 4][index],
        name,
        item,
      })),
    );
  });

  test('every service page names its service and all its questions with their answers', () => {
    const services = pages.filter(({ words }) => isService(words));
    expect(services).toHaveLength(16);
    for (const { path, words, url } of services) {
      if (!isService(words)) continue;
      expect(node(path, 'Service')).toMatchObject({ name: words.heading, url });
      const { mainEntity } = node(path, 'FAQPage') as unknown as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };
      expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
        words.faq.map(({ question, answer }) => [question, answer]),
      );
    }
  });

  test('the blog names each post with its day; the team each person with the role', () => {
    const posts = [
      ['it-solutions', 'How IT solutions boost business', '2025-06-10', 'Accounting Software'],
      [
        'cybersecurity',
        'Cybersecurity best practices in 2025',
        '2025-06-05',
        'Software Maintenance',
      ],
      ['cloud-migration', 'Why cloud migration is crucial', '2025-05-25', 'Back-End Development'],
    ].map(([id, headline, datePublished, service]) => ({
      '@type': 'BlogPosting',
      url: `https://www.weavers.test/ourblog/${id}`,
      headline,
      datePublished,
      image: `https://www.weavers.test/share/ourblog/${id}.jpg`,
      author: { '@type': 'Organization', name: 'Our Team' },
      about: { name: service },
    }));
    expect(nodes('/ourblog').slice(-3)).toMatchObject(posts);
    expect(node('/ourblog/cybersecurity', 'BlogPosting')).toMatchObject(posts[1] ?? {});
    expect(node('/ourblog', 'BlogPosting')).toEqual(node('/ourblog/it-solutions', 'BlogPosting'));
    expect(nodes('/Ourteam').filter((thing) => thing['@type'] === 'Person')).toHaveLength(6);
    expect(node('/about', 'AboutPage')).toBeDefined();
    expect(node('/Contact', 'ContactPage')).toBeDefined();
  });

  test.each([
    ['/', []],
    ['/OurWorks', ['Home', 'Our Services']],
    ['/WebservicesPage', ['Home', 'Our Services', 'Web Services']],
    ['/UIPage', ['Home', 'Our Services', 'Web Services', 'UI/UX Design']],
    ['/Crmpage', ['Home', 'Our Services', 'Software Services', 'CRM System']],
    ['/DigitalMarketingPage', ['Home', 'Our Services', 'Digital Marketing']],
    ['/Contact', ['Home', 'Contact Us']],
  ])('%s stands below %j', (path, names) => {
    const list = node(path, 'BreadcrumbList')?.itemListElement as
      { name: string; position: number }[] | undefined;
    expect(list?.map(({ name }) => name) ?? []).toEqual(names);
    expect(list?.map(({ position }) => position) ?? []).toEqual(names.map((_, index) => index + 1));
  });

  test('every service page has its overview above it', () => {
    for (const page of pages) {
      if (!isService(page.words) || page.path === '/DigitalMarketingPage') continue;
      expect(trailOf(page, pages), page.path).toHaveLength(3);
    }
  });

  test.each([
    ['/ERPPages', 350_000, 'The study, the blueprint and the stock module', undefined],
    ['/Regularupdate', 3500, 'Monthly checks, updates and two hours of changes', 'MON'],
    ['/SoftwareMaintainsPage', 96_000, 'Faults, backups and four hours of changes a month', 'ANN'],
  ])(
    'the service of %s has the price of its page, without tax',
    (path, minPrice, description, unitCode) => {
      expect(node(path, 'Service')?.offers).toEqual({
        '@type': 'Offer',
        url: `https://www.weavers.test${path}`,
        description,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice,
          priceCurrency: 'INR',
          valueAddedTaxIncluded: false,
          ...(unitCode && { unitCode }),
        },
      });
    },
  );

  test('a service without a price, and a page of several, offers none', () => {
    const none = readOwner('tests/owners/bare');
    for (const [path, given] of [
      ['/ERPPages', none],
      ['/WebservicesPage', facts],
    ] as const)
      expect(JSON.stringify(graphOf(at(path), pages, company, team, given))).not.toContain(
        '"Offer"',
      );
  });

  test('the page of a service has the reviews of clients who agreed to it; without one it has none', () => {
    const story = { title: 'Billing', facts: '', problem: '', result: undefined };
    const told = (testimonials: readonly Story['testimonial'][]) => {
      const page = at('/ERPPages');
      const stories = testimonials.map((testimonial) => ({ ...story, testimonial }));
      const words = { ...page.words, proof: { title: 'Proof', stories } };
      return graphOf({ ...page, words }, pages, company, team, facts)['@graph'];
    };
    const said = { text: 'We close on time.', name: 'Meenal Soni' };
    expect(told([{ ...said, role: 'owner' }, undefined, { ...said, role: '' }])).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        review: [
          {
            '@type': 'Review',
            name: 'Billing',
            author: { '@type': 'Person', name: 'Meenal Soni', jobTitle: 'owner' },
            reviewBody: 'We close on time.',
          },
          {
            '@type': 'Review',
            name: 'Billing',
            author: { '@type': 'Person', name: 'Meenal Soni' },
            reviewBody: 'We close on time.',
          },
        ],
      }),
    );
    expect(JSON.stringify(told([undefined]))).not.toContain('eview');
    for (const { path } of pages) expect(JSON.stringify(nodes(path))).not.toContain('"Review"');
  });

  test('a person has their profile, if they have one', () => {
    const [person] = team;
    if (!person) throw new Error('There is nobody');
    const profile = { label: 'LinkedIn', href: 'https://www.linkedin.com/in/arjun' };
    const graph = graphOf(at('/Ourteam'), pages, company, [{ ...person, profile }], facts);
    expect(graph['@graph']).toContainEqual(expect.objectContaining({ sameAs: profile.href }));
    expect(JSON.stringify(nodes('/Ourteam'))).not.toContain('sameAs');
  });

  test('About says since when the company is in business; what is not known stands nowhere', () => {
    const about = (since: string) =>
      graphOf(at('/about'), pages, { ...company, since }, team, facts)['@graph'];
    expect(about('2011')).toContainEqual(expect.objectContaining({ foundingDate: '2011' }));
    expect(JSON.stringify(about(''))).not.toContain('founding');
  });

  test('who the company is by law is said on every page, whom it serves only where that is read', () => {
    const identity = {
      legalName: 'Bunkar Private Limited',
      gstin: '27AAPFU0939F1ZV',
      cin: '',
      udyam: '',
    };
    const known = { ...company, identity, serves: 'Mau and Ballia' };
    for (const page of pages) {
      const [node] = graphOf(page, pages, known, team, facts)['@graph'];
      expect(node, page.path).toMatchObject({
        legalName: 'Bunkar Private Limited',
        taxID: '27AAPFU0939F1ZV',
      });
      const isRead = ['/', '/about', '/Contact'].includes(page.path);
      expect(JSON.stringify(node).includes('"areaServed":"Mau and Ballia"'), page.path).toBe(
        isRead,
      );
      expect(JSON.stringify(nodes(page.path))).not.toMatch(/legalName|taxID|areaServed/);
    }
  });

  test('an opening has what Google’s job search requires, and nothing that the owner does not say', async () => {
    const careers = (path: string) => ({
      ...at('/Carrer'),
      path,
      url: `https://www.weavers.test${path}`,
    });
    const jobs = (path: string) =>
      graphOf(careers(path), pages, company, team, facts)['@graph'].filter(
        (thing) => (thing as Node)['@type'] === 'JobPosting',
      );
    expect(jobs('/Carrer')).toEqual([]);
    const employer = {
      '@type': 'Organization',
      '@id': 'https://www.weavers.test/#company',
      name: 'Weavers of Software',
      sameAs: 'https://www.weavers.test/',
    };
    expect(jobs('/Carrer/mobile-app-developer')).toEqual([
      {
        '@type': 'JobPosting',
        '@id': 'https://www.weavers.test/Carrer/mobile-app-developer#job',
        url: 'https://www.weavers.test/Carrer/mobile-app-developer',
        title: 'Mobile App Developer',
        description: '<p>Android and iOS, with two years of experience.</p>',
        identifier: {
          '@type': 'PropertyValue',
          name: 'Weavers of Software',
          value: 'mobile-app-developer',
        },
        datePosted: '2026-11-02',
        validThrough: '2099-12-31T23:59:59Z',
        hiringOrganization: employer,
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '12 Loom Street, Sector 5',
            addressLocality: 'Greater Noida',
            addressRegion: 'Uttar Pradesh',
            postalCode: '201310',
            addressCountry: 'India',
          },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: {
            '@type': 'QuantitativeValue',
            minValue: 45_000,
            maxValue: 70_000,
            unitText: 'MONTH',
          },
        },
        experienceRequirements: '2 to 4 years',
        skills: 'Kotlin, Swift and React Native',
        directApply: true,
      },
    ]);
    expect(jobs('/Carrer/tester')).toEqual([
      {
        '@type': 'JobPosting',
        '@id': 'https://www.weavers.test/Carrer/tester#job',
        url: 'https://www.weavers.test/Carrer/tester',
        title: 'Software Tester <remote>',
        description: '<p>You test shops &amp; apps before their clients do.</p>',
        identifier: { '@type': 'PropertyValue', name: 'Weavers of Software', value: 'tester' },
        datePosted: '2026-11-20',
        hiringOrganization: employer,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
        directApply: true,
      },
    ]);
  });

  test('every reference leads to a thing in the same graph, and without an opening no job is offered', () => {
    for (const { path } of pages) {
      const things = nodes(path);
      const known = new Set(things.flatMap((thing) => thing['@id'] ?? []));
      const text = JSON.stringify(things);
      for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(known).toContain(id);
      expect(text).not.toContain('JobPosting');
    }
  });

  test('no words can end the element they stand in', () => {
    const graph = graphOf(
      {
        ...at('/'),
        words: { ...at('/').words, meta: { title: '</script><!--', description: '' } },
      },
      pages,
      company,
      team,
      facts,
    );
    expect(serialise(graph)).not.toContain('<');
    expect(JSON.parse(serialise(graph))).toEqual(graph);
  });
});

describe('the card of a page', () => {
  test('is set in the site’s own type, on any machine', async () => {
    // What another font would make of it is wider or narrower.
    const { info } = await drawText('Handgloves', 100, '#fff', 1000);
    expect(Math.abs(info.width - 480)).toBeLessThan(4);
  });

  test('shows a name in Devanagari by its letters, not by boxes, on any machine', async () => {
    // Eight boxes with the numbers of the letters are 588 wide.
    const { info } = await drawText('कार्यालय', 100, '#fff', 1000);
    expect(Math.abs(info.width - 335)).toBeLessThan(4);
  });

  test('names the letters it cannot show', () => {
    expect(strangeLetters('श्री Weaver’s “Café”, नोएडा – ₹')).toEqual([]);
    expect(strangeLetters('नोएडா A')).toEqual(['ா']);
  });

  test('carries the owner’s logo in the place of the mark', async () => {
    const logo = await sharp({
      create: { width: 512, height: 512, channels: 3, background: '#FF00FF' },
    })
      .png()
      .toBuffer();
    const colourAt = async (card: Buffer) => {
      const place = { left: 90, top: 82, width: 20, height: 20 };
      const { channels } = await sharp(await sharp(card).extract(place).toBuffer()).stats();
      return channels.map(({ mean }) => Math.round(mean / 25) * 25);
    };
    expect(await colourAt(await drawCard(at('/about'), company, 'public/media', logo))).toEqual([
      250, 0, 250,
    ]);
    expect(await colourAt(await drawCard(at('/about'), company, 'public/media'))).not.toEqual([
      250, 0, 250,
    ]);
  });

  test('shows no character that the type has not', () => {
    const drawn = /^[ -~ -ÿ–—‘’“”…]+$/;
    for (const { words } of pages) expect(words.heading).toMatch(drawn);
    expect(company.name + company.address.locality).toMatch(drawn);
  });

  test('is described by its own words', () => {
    const alts = pages.map(cardAlt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const [index, alt] of alts.entries()) expect(alt).toContain(pages[index]?.words.heading);
  });
});

describe('the day a page last changed', () => {
  const page = '<main id="main"><h1>Words</h1>  <p class="a">More words</p></main>';
  const noted = note({}, { '/a': page }, '2026-01-01');

  test('is the day it was noted, however the markup changes', () => {
    expect(changedOn(noted, '/a', page)).toBe('2026-01-01');
    expect(changedOn(noted, '/a', page.replace('class="a"', 'class="b c"'))).toBe('2026-01-01');
  });

  test.each(['<script>a()</script>', '<style>a{}</style>', '<!-- a -->', '\n'])(
    'is the same whatever the page carries that nobody reads: %j',
    (more) => {
      expect(changedOn(noted, '/a', page.replace('</h1>', `</h1>${more}`))).toBe('2026-01-01');
    },
  );

  test('is unknown once a word is another, and of a page that was never noted', () => {
    expect(changedOn(noted, '/a', page.replace('More', 'Less'))).toBeUndefined();
    expect(changedOn(noted, '/b', page)).toBeUndefined();
  });

  test('is noted anew for a page that changed, and kept for one that did not', () => {
    const second = note(noted, { '/a': page, '/b': page }, '2026-02-02');
    expect([second['/a']?.since, second['/b']?.since]).toEqual(['2026-01-01', '2026-02-02']);
    const third = note(second, { '/a': page.replace('More', 'Less'), '/b': page }, '2026-03-03');
    expect([third['/a']?.since, third['/b']?.since]).toEqual(['2026-03-03', '2026-02-02']);
  });
});

describe('the files beside the pages', () => {
  test('the sitemap says when a page changed only where that is known', () => {
    const xml = sitemap(pages, { '/about': '2026-01-01' });
    expect(xml).toContain(
      '<url><loc>https://www.weavers.test/about</loc><lastmod>2026-01-01</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://www.weavers.test/Contact</loc></url>');
    expect(xml.match(/<url>/g)).toHaveLength(pages.length);
  });

  test('robots.txt lets everyone in and leads to the sitemap; that of an example lets nobody in', () => {
    expect(robots(company, false)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.weavers.test/sitemap.xml\n',
    );
    expect(robots(company, true)).toBe('User-agent: *\nDisallow: /\n');
  });

  test('the feed carries every post, whole, with its address, its day and who wrote it; its own day is that of the newest', () => {
    const xml = feed(pages, company);
    const each = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>(.*)</${name}>`, 'g'))].map(([, text]) => text);
    expect(each('guid')).toEqual([
      'https://www.weavers.test/ourblog/it-solutions',
      'https://www.weavers.test/ourblog/cybersecurity',
      'https://www.weavers.test/ourblog/cloud-migration',
    ]);
    expect(each('dc:creator')).toEqual(['Our Team', 'Our Team', 'Our Team']);
    expect(each('pubDate')).toEqual([
      'Tue, 10 Jun 2025 00:00:00 +0530',
      'Thu, 05 Jun 2025 00:00:00 +0530',
      'Sun, 25 May 2025 00:00:00 +0530',
    ]);
    expect(xml).toContain('<language>en-IN</language>');
    expect(xml).toContain('<link>https://www.weavers.test/ourblog</link>');
    expect(xml).toContain('<title>How IT solutions boost business</title>');
    for (const html of [
      '<p>Turn on two-step verification',
      '<h2>Safer sign-in</h2>',
      '<ul><li>banking and your Google Business Profile,</li>',
      '<ol><li>Call 1930 at once.</li>',
      '<a href="https://cybercrime.gov.in/">cybercrime.gov.in</a>',
      'see our <a href="https://www.weavers.test/SoftwareMaintainsPage">software maintenance</a>.</p>',
    ])
      expect(xml).toContain(escaped(html));
    expect(xml).toContain('<lastBuildDate>Tue, 10 Jun 2025 00:00:00 +0530</lastBuildDate>');
  });

  test('the feed of a site without posts is empty, and llms.txt has no list of them', () => {
    const others = pages.filter(({ path }) => !path.startsWith('/ourblog/'));
    expect(feed(others, company)).not.toMatch(/<item>|lastBuildDate/);
    expect(llms(others, company, openHours)).not.toContain('## Blog');
    expect(llms(pages, company, openHours)).toContain(
      '## Blog\n\n- [How IT solutions boost business](https://www.weavers.test/ourblog/it-solutions): Find the work',
    );
  });

  test('llms.txt says where the company is, when it is open and all ways to reach it', () => {
    expect(llms(pages, company, openHours)).toContain(
      [
        '- Address: 12 Loom Street, Sector 5, Greater Noida, Uttar Pradesh 201310, India',
        '- Phone: +91 10000 00001',
        '- E-mail: hello@weavers.test, support@weavers.test',
        '- Open hours: Monday to Saturday, 10:00AM to 06:00PM',
      ].join('\n'),
    );
  });

  test('llms.txt says what else the owner gives: WhatsApp, how soon and since when, and the price and duration of a service', () => {
    const given = {
      ...company,
      whatsapp: '+91 10000 00012',
      replyTime: 'We reply within one working day.',
      since: '2011',
    };
    const offer = [
      { name: 'Price, plus GST', value: 'From ₹3,50,000', text: 'The stock module' },
      { name: 'Usual duration', value: '4 to 6 months', text: '' },
    ];
    const erp = at('/ERPPages');
    const text = llms(
      [at('/'), { ...erp, words: { ...erp.words, offer } as typeof erp.words }],
      given,
      openHours,
    );
    expect(text).toContain('- Phone: +91 10000 00001\n- WhatsApp: +91 10000 00012\n- E-mail: ');
    expect(text).toContain(
      '06:00PM\n- Answers: We reply within one working day.\n- In business since: 2011\n',
    );
    expect(text).toContain(
      `${erp.words.meta.description} Price, plus GST: From ₹3,50,000 (The stock module). Usual duration: 4 to 6 months.\n`,
    );
  });

  test('llms.txt names every page but the first once, with its summary', () => {
    const text = llms(pages, company, openHours);
    expect(text.startsWith(`# Weavers of Software\n\n> ${at('/').words.meta.description}\n`)).toBe(
      true,
    );
    const listed = [...text.matchAll(/^- (\[.+\]\(.+\): .+)$/gm)].map(([, line]) => line ?? '');
    const expected = pages
      .filter(({ path }) => path !== '/')
      .map(({ words, url }) => `[${words.heading}](${url}): ${words.meta.description}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(text).toContain('+91 10000 00001');
  });

  test('the manifest has icons for every launcher', () => {
    const { icons, name, start_url } = JSON.parse(manifest(pages, company)) as {
      icons: { src: string; sizes: string; purpose?: string }[];
      name: string;
      start_url: string;
    };
    expect([name, start_url]).toEqual(['Weavers of Software', '/']);
    expect(icons.map(({ src, sizes, purpose = 'any' }) => `${src} ${sizes} ${purpose}`)).toEqual([
      '/icon-192.png 192x192 any',
      '/icon-512.png 512x512 any',
      '/icon-maskable-512.png 512x512 maskable',
      '/favicon.svg any any',
    ]);
  });
});
