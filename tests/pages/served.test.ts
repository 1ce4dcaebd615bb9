import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../src/app/prerender.tsx';
import { pageAt, textOf } from './page.ts';

/** Every canonical address: its heading, the entry of the menu that stands for it, and the pictures that are seen first. */
const pages = {
  '/': ['We design websites and apps by hand, to order.', 'Home', 'hero-1280'],
  '/about': ['About', 'About us', 'client-meeting-800'],
  '/our-vision': ['Our Vision', 'Our Vision, Company vision', ''],
  '/Our-vision-for-student': [
    'Our Vision for Students',
    'Vision for student',
    'coding-session-800',
  ],
  '/services': ['Services', '', 'ui-ux-800 accounting-800 app-maintenance-800'],
  '/Ourteam': ['Our team', 'Our team', 'team-800'],
  '/Contact': ['Contact Us', 'Contact', ''],
  '/UIPage': ['UI/UX Design', 'UI/UX Design', 'ui-ux-800'],
  '/OurWorks': ['Our Services', 'Our Services', 'front-end-800'],
  '/front': ['Front-End Development', 'Frontend', 'front-end-800'],
  '/Back': ['Back-End Development', 'Backend', 'back-end-800'],
  '/FullStack': ['Full Stack Development', 'Full stack', 'full-stack-800'],
  '/CmsPage': ['CMS Solutions', 'CMS Solutions', 'cms-800'],
  '/Regularupdate': ['Regular Updates', 'Regular Updates', 'updates-800'],
  '/BugFix': ['Bug Fixing', 'Bug Fixing', 'bug-fixing-800'],
  '/Crmpage': ['CRM System', 'CRM', 'crm-800'],
  '/ERPPages': ['ERP Software Services', 'ERP', 'erp-800'],
  '/AccountingSoftPage': ['Accounting Software', 'Accounting Software', 'accounting-800'],
  '/SoftwareTestingPage': ['Software Testing', 'Software Testing', 'testing-800'],
  '/SoftwareMaintainsPage': ['Software Maintenance', 'Software Maintains', 'maintenance-800'],
  '/AndroidAppDevPage': ['Android App Development', 'Android App Development', 'android-800'],
  '/IosAppDevPage': ['iOS App Development', 'iOS App Development', 'ios-800'],
  '/AppmaintancePage': [
    'App Maintenance & Testing',
    'Mobile App Maintenance & Testing',
    'app-maintenance-800',
  ],
  '/WebservicesPage': ['Web Services', '', 'ui-ux-800 front-end-800 back-end-800'],
  '/SoftwareServicespage': ['Software Services', '', 'crm-800 erp-800 accounting-800'],
  '/AppServicesPage': ['App Services', '', 'android-800 ios-800 app-maintenance-800'],
  '/DigitalMarketingPage': ['Digital Marketing', 'Digital Marketing', 'digital-marketing-800'],
  '/TermsAnd-Conditions': ['Terms and Conditions', '', ''],
  '/Privacy-policy': ['Privacy Policy', '', ''],
  '/Carrer': ['Join Our Team', 'Career', 'project-review-800'],
  '/ourgallery': ['Our Gallery', '', ''],
  '/ourblog': ['Our Blog', 'Our Blog', 'it-solutions-800'],
  '/ourblog/it-solutions': ['How IT solutions boost business', '', 'it-solutions-800'],
  '/ourblog/cybersecurity': ['Cybersecurity best practices in 2025', '', 'cybersecurity-800'],
  '/ourblog/cloud-migration': ['Why cloud migration is crucial', '', 'cloud-migration-800'],
} as const;

/** What React's development build warns of: keys, properties that HTML does not know, and the like. */
const warnings: unknown[][] = [];
const documents = new Map<string, Document>();
beforeAll(async () => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void warnings.push(words));
  for (const path of Object.keys(pages)) documents.set(path, await pageAt(path));
  documents.set('/no-such-page', await pageAt('/no-such-page'));
  vi.restoreAllMocks();
});

test('no page gives React anything to warn of', () => {
  expect(warnings).toEqual([]);
});

/** What is wrong, on each page: empty when nothing is. */
function faults(look: (page: Document, path: string) => Iterable<string>): string[] {
  return [...documents].flatMap(([path, page]) =>
    [...look(page, path)].map((fault) => `${path}: ${fault}`),
  );
}

test.each(Object.entries(pages))(
  '%s has its own heading and address, is marked in the menu, and hurries its first pictures only',
  (path, [heading, current, first]) => {
    const page = documents.get(path) as Document;
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual([heading]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://www.weavers.test${path}`,
    );
    expect(
      [...page.querySelectorAll('header nav.max-md\\:hidden [aria-current=page]')]
        .map(textOf)
        .join(', '),
    ).toBe(current);
    const pictures = [...page.querySelectorAll('img')];
    const names = (some: Element[]) =>
      some
        .map((picture) => /\/media\/(.+)\.webp/.exec(picture.getAttribute('src') ?? '')?.[1])
        .join(' ');
    expect(names(pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy'))).toBe(
      first,
    );
    expect(
      names(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')),
    ).toBe(first);
  },
);

test('every spelling of an address has the page and the canonical address of the first', async () => {
  const aliases = {
    '/CompanyVision': '/our-vision',
    '/contact': '/Contact',
    '/UIPage/Contact': '/Contact',
    '/Front/Contact': '/Contact',
    '/Back/Contact': '/Contact',
    '/FullStack/Contact': '/Contact',
    '/CmsPage/Contact': '/Contact',
    '/Regularupdate/Contact': '/Contact',
    '/Crmpage/Contact': '/Contact',
  };
  for (const [alias, path] of Object.entries(aliases)) {
    const page = await pageAt(alias);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href'), alias).toBe(
      `https://www.weavers.test${path}`,
    );
    expect(
      [...page.querySelectorAll('header [aria-current=page]')].map(textOf).join(', '),
      alias,
    ).toContain(path === '/Contact' ? 'Contact' : 'Company vision');
  }
});

test('a link to Contact from a service says which service it is, and proposes it as the subject', async () => {
  for (const [path, service] of Object.entries({
    UIPage: 'UI/UX Design',
    Front: 'Front-End Development',
    Back: 'Back-End Development',
    FullStack: 'Full Stack Development',
    CmsPage: 'CMS Solutions',
    Regularupdate: 'Regular Updates',
    Crmpage: 'CRM System',
  })) {
    const page = await pageAt(`/${path}/Contact`);
    expect(textOf(page.querySelector('#contact h1 + p'))).toBe(
      `You’re asking about ${service}. We’ve suggested a subject; change it if you like.`,
    );
    expect(page.querySelector('[name=subject]')?.getAttribute('value')).toBe(`Enquiry: ${service}`);
  }
  const plain = await pageAt('/contact');
  expect(plain.querySelector('[name=subject]')?.getAttribute('value')).toBe('');
});

describe('to assistive technology', () => {
  test('whatever names, describes, labels or controls something names what is there', () => {
    expect(
      faults((page) =>
        [
          'aria-controls',
          'aria-labelledby',
          'aria-describedby',
          'aria-details',
          'aria-owns',
          'for',
        ].flatMap((attribute) =>
          [...page.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
            (element.getAttribute(attribute) ?? '')
              .split(/\s+/)
              .filter((id) => id === '' || !page.getElementById(id))
              .map((id) => `${attribute}="${id}" of ${textOf(element) || element.outerHTML}`),
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('a button that folds says what it controls; only the chat’s panel is not there until it is open', () => {
    expect(
      faults((page) =>
        [...page.querySelectorAll('[aria-expanded]:not([aria-controls])')]
          .filter(({ id }) => id !== 'chat-button')
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([]);
    expect(documents.get('/')?.querySelectorAll('[aria-expanded][aria-controls]').length).toBe(3);
  });

  test('every button, link, field, group and landmark has a name, and buttons of one page names of their own', () => {
    const named = (element: Element, page: Document): string => {
      const label = element.getAttribute('aria-label');
      if (label !== null) return label.trim();
      const by = element.getAttribute('aria-labelledby');
      if (by !== null) return textOf(page.getElementById(by));
      return (
        textOf(element) ||
        (element.getAttribute('title') ?? '') ||
        textOf(element.closest('label')) ||
        textOf(page.querySelector(`label[for="${element.id}"]`))
      );
    };
    expect(
      faults((page) =>
        [
          ...page.querySelectorAll(
            'button, a, nav, section, form, fieldset, summary, iframe, [role=group], [role=region], [role=img], input:not([type=hidden]), select, textarea',
          ),
        ]
          .filter((element) => named(element, page) === '' || /[{}]/.test(named(element, page)))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ),
    ).toEqual([]);
    expect(
      faults((page) => {
        const names = [...page.querySelectorAll('header button, main h3 > button')].map((button) =>
          named(button, page),
        );
        return names.filter((name, index) => names.indexOf(name) !== index);
      }),
    ).toEqual([]);
    const home = documents.get('/') as Document;
    expect(
      [...home.querySelectorAll('header nav button')].map((button) => named(button, home)),
    ).toEqual(['Submenu of About us', 'Submenu of Our Vision', 'Submenu of Our Services']);
    const group = home.querySelector('footer [role=group]');
    expect(group && named(group, home)).toBe('Theme');
  });

  test('what is said when it changes is not hidden from the ear', () => {
    const spoken = '[aria-live], [role=status], [role=alert], [role=log]';
    expect(
      faults((page) =>
        [...page.querySelectorAll(spoken)]
          .filter((region) =>
            region.closest('.hidden, .invisible, [hidden], [inert], [aria-hidden=true]'),
          )
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([]);
    expect(faults((page) => (page.querySelector('#announcer.sr-only') ? [] : ['silent']))).toEqual(
      [],
    );
  });

  test('the skip link is first, and leads to what can take the focus', () => {
    expect(
      faults((page) => {
        const first = page.querySelector('a, button, input, summary');
        const target = page.querySelector('main#main[tabindex="-1"]');
        return first?.getAttribute('href') === '#main' && target ? [] : ['no way past the menu'];
      }),
    ).toEqual([]);
  });

  test('a link that opens a new tab says so, and gives the other site no hold on this one', () => {
    expect(
      faults((page) =>
        [...page.querySelectorAll('a[target]')]
          .filter(
            (link) =>
              link.getAttribute('rel') !== 'noopener noreferrer' ||
              !textOf(link).endsWith(' (opens in a new tab)'),
          )
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([]);
    expect(
      faults((page) =>
        [...page.querySelectorAll('a[href^="http"]:not([target=_blank])')].map(
          ({ outerHTML }) => outerHTML,
        ),
      ),
    ).toEqual([]);
  });
});

describe('the facts of the tests’ owner', () => {
  const hrefs = (page: Document, start: string) => [
    ...new Set(
      [...page.querySelectorAll(`a[href^="${start}"]`)].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    ),
  ];

  test('every number dials the telephone, every address writes to the mailboxes, every map shows the office', () => {
    for (const [path, page] of documents) {
      expect(hrefs(page, 'tel:'), path).toEqual(['tel:+911000000001']);
      expect(hrefs(page, 'mailto:').toSorted(), path).toEqual([
        'mailto:hello@weavers.test',
        'mailto:support@weavers.test',
      ]);
      expect(hrefs(page, 'https://www.google.com/maps'), path).toEqual([
        'https://www.google.com/maps/search/?api=1&query=28.4744,77.504',
      ]);
      for (const link of page.querySelectorAll('a[href^="tel:"]'))
        expect(textOf(link), path).toBe('+91 10000 00001');
      for (const link of page.querySelectorAll('a[href^="mailto:"]'))
        expect(`mailto:${textOf(link)}`, path).toBe(link.getAttribute('href'));
    }
  });

  test('Contact shows its map only to who comes near', () => {
    const map = documents.get('/Contact')?.querySelector('iframe');
    expect(map?.getAttribute('src')).toBe(
      'https://www.google.com/maps?q=28.4744,77.504&z=15&output=embed',
    );
    expect(map?.getAttribute('loading')).toBe('lazy');
    expect(map?.getAttribute('title')).toBe('Map of our office');
  });
});

/** Where the buttons at the end of a page lead: that of Digital Marketing may have none (specification 2.8). */
test.each([
  ['/BugFix', 'Get a quotation /Contact?about=BugFix, How we quote /about#how-we-quote'],
  ['/DigitalMarketingPage', 'contact form /Contact?about=DigitalMarketingPage'],
  ['/services', 'Get a quotation /Contact?about=quotation, How we quote /about#how-we-quote'],
  ['/ourblog', 'Contact /Contact, Our Services /OurWorks'],
  ['/Carrer', 'Our team /Ourteam, Internship /Our-vision-for-student'],
  ['/Our-vision-for-student', 'Contact /Contact?about=Our-vision-for-student, Our team /Ourteam'],
])('at its end %s leads on to %s', (path, expected) => {
  const end = documents.get(path)?.querySelector('[aria-labelledby=way-on-title]');
  const links = [...(end?.querySelectorAll(':is(li, p) a[href^="/"]') ?? [])];
  expect(links.map((link) => `${textOf(link)} ${link.getAttribute('href')}`).join(', ')).toBe(
    expected,
  );
});

test('the blog shows its posts, the newest first, each with day and author, and leads to them', () => {
  const cards = [...(documents.get('/ourblog')?.querySelectorAll('main article') ?? [])];
  expect(
    cards.map((card) => [
      card.querySelector('h3 a')?.getAttribute('href'),
      textOf(card.querySelector('time')?.parentElement),
    ]),
  ).toEqual([
    ['/ourblog/it-solutions', 'June 10, 2025Our Team'],
    ['/ourblog/cybersecurity', 'June 5, 2025Our Team'],
    ['/ourblog/cloud-migration', 'May 25, 2025Our Team'],
  ]);
});

test('an unknown address, below the blog too, has no canonical one, and is kept out of search engines', async () => {
  for (const path of ['/no-such-page', '/ourblog/no-such-post', '/ourblog/constructor']) {
    const document = await pageAt(path);
    expect(textOf(document.querySelector('h1')), path).toBe('Page not found');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  }
});

test('the title of Careers without an opening promises no job', () => {
  expect(documents.get('/Carrer')?.title).toContain('IT work in Greater Noida');
});

test('no page names a post that it does not lead to', () => {
  for (const [path, document] of documents) {
    if (path.startsWith('/ourblog')) continue;
    expect(document.documentElement.outerHTML, path).not.toMatch(
      /\/ourblog\/|it-solutions|cloud-migration/,
    );
  }
});

test('a page in another spelling is not rendered: it is another address', async () => {
  await expect(render('/CONTACT', '/style.css')).rejects.toThrow('/CONTACT is spelt /Contact');
});
