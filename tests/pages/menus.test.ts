import { expect, test } from 'vitest';
import { pageAt, textOf } from './page.ts';

const links = (page: Document, selector: string) =>
  [...page.querySelectorAll(`${selector} a`)].map(
    (link) => `${textOf(link)} ${link.getAttribute('href')}`,
  );

test('the menu of wide screens leads here', async () => {
  const page = await pageAt('/about');
  expect(links(page, 'header nav[aria-label="Main navigation"]')).toEqual([
    'Home /',
    'About us /about',
    'Our Vision /our-vision',
    'Company vision /our-vision',
    'Vision for student /Our-vision-for-student',
    'Our Blog /ourblog',
    'Career /Carrer',
    'Our Services /OurWorks',
    'UI/UX Design /UIPage',
    'Frontend /front',
    'Backend /Back',
    'Full stack /FullStack',
    'CMS Solutions /CmsPage',
    'Regular Updates /Regularupdate',
    'Bug Fixing /BugFix',
    'CRM /Crmpage',
    'ERP /ERPPages',
    'Accounting Software /AccountingSoftPage',
    'Software Testing /SoftwareTestingPage',
    'Software Maintains /SoftwareMaintainsPage',
    'Android App Development /AndroidAppDevPage',
    'iOS App Development /IosAppDevPage',
    'Mobile App Maintenance & Testing /AppmaintancePage',
    'Digital Marketing /DigitalMarketingPage',
    'Our team /Ourteam',
    'Contact /Contact',
  ]);
});

test('the menu of small screens leads here, and its button says so', async () => {
  const page = await pageAt('/about');
  expect(links(page, 'header nav[aria-label="Menu"]')).toEqual([
    'Home /',
    'Our Vision /CompanyVision',
    'Vision for student /Our-vision-for-student',
    'Our Blog /AppServicesPage#our-blog',
    'Career /Carrer',
    'Web Services /WebservicesPage',
    'Software Services /SoftwareServicespage',
    'App Services /AppServicesPage',
    'Digital Marketing /DigitalMarketingPage',
    'Our Team /Ourteam',
    'Contact /contact',
    'Get Started /Contact',
  ]);
  expect(textOf(page.querySelector('header summary'))).toBe('Open menu');
});

test('the footer leads here', async () => {
  const page = await pageAt('/about');
  const signs = [...page.querySelectorAll('footer img')].map(
    (sign) => `${sign.getAttribute('src')} ${textOf(sign.closest('a'))}`,
  );
  const tab = '(opens in a new tab)';
  expect(links(page, 'footer')).toEqual([
    `12 Loom Street, Sector 5Greater Noida, Uttar Pradesh 201310India ${tab} https://www.google.com/maps/search/?api=1&query=28.4744,77.504`,
    '+91 10000 00001 tel:+911000000001',
    'hello@weavers.test mailto:hello@weavers.test',
    'support@weavers.test mailto:support@weavers.test',
    'Home /',
    'About /about',
    'Services /services',
    'Terms and Conditions /TermsAnd-Conditions',
    'Privacy Policy /Privacy-policy',
    'Web Services /WebservicesPage',
    'Software Services /SoftwareServicespage',
    'App Services /AppServicesPage',
    'Digital Marketing /DigitalMarketingPage',
    'Gallery /ourgallery',
    `LinkedIn ${tab} https://www.linkedin.com/company/w`,
    `Instagram ${tab} https://www.instagram.com/w`,
    `Facebook ${tab} https://www.facebook.com/w`,
    `YouTube ${tab} https://www.youtube.com/@w`,
    `Node ${tab} https://nodejs.org`,
    `React ${tab} https://react.dev`,
    `.Net ${tab} https://dotnet.microsoft.com`,
    `MySql ${tab} https://www.mysql.com`,
    `MongoDB ${tab} https://www.mongodb.com`,
  ]);
  expect(signs).toEqual([
    `/icons/linkedin.svg LinkedIn ${tab}`,
    `/icons/instagram.svg Instagram ${tab}`,
    `/icons/facebook.svg Facebook ${tab}`,
    `/icons/youtube.svg YouTube ${tab}`,
    `/icons/node.svg Node ${tab}`,
    `/icons/react.svg React ${tab}`,
    `/icons/dotnet.svg .Net ${tab}`,
    `/icons/mysql.svg MySql ${tab}`,
    `/icons/mongodb.svg MongoDB ${tab}`,
  ]);
});

test('the words by which a company that is on WhatsApp is reached at once', async () => {
  const { direct } = await import('../../src/content/direct.ts');
  expect(direct).toEqual({
    call: 'Call',
    whatsapp: 'WhatsApp',
    greeting: 'Hello! I have a question about {page}.',
    home: 'your website',
    newTab: '(opens in a new tab)',
  });
});

test('the words of menus, chat and toasts that no page shows at first', async () => {
  const { shell } = await import('../../src/content/shell.ts');
  expect(shell).toEqual({
    skipLink: 'Skip to content',
    home: '{company}, home page',
    mainNavigation: 'Main navigation',
    mobileNavigation: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    submenu: 'Submenu of {label}',
    newTab: '(opens in a new tab)',
    copyright: '© {company}. All rights reserved.',
    scrollToTop: 'Back to top',
    notifications: 'Notifications',
    closeNotification: 'Close notification',
    pauseMotion: 'Pause motion',
    visit: {
      loading: 'Loading the page.',
      missing: 'The page did not load. Try again, or reach us directly:',
      offline: 'You are offline. The page opens when the connection is back. You can also call us:',
      retry: 'Try again',
    },
    loadFailed: {
      text: 'This page did not load. Check your internet connection and try again.',
      retry: 'Try again',
    },
  });
});
