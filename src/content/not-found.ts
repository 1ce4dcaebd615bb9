import { toBlog } from './blog.ts';
import type { NotFoundContent } from './types.ts';

const page: NotFoundContent = {
  meta: {
    title: 'Page not found: where to go next',
    description:
      'No page has this address. Go to the home page, look through our services, read the blog or ask us for what you were looking for.',
  },
  heading: 'Page not found',
  text: 'The link may be old or mistyped. Try one of these pages, or ask us for what you need.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    ...toBlog,
    { label: 'Career', href: '/Carrer' },
    { label: 'Contact', href: '/Contact' },
  ],
};

export default page;
