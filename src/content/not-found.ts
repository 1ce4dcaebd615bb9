import type { NotFoundContent } from './types.ts';

const page: NotFoundContent = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. Go to the home page, look through our services, read the blog or ask us for what you were looking for.',
  },
  heading: 'Page not found',
  text: 'Nothing on this site has that address. The link may be old, or a letter may be missing. One of these pages may have what you came for; if not, ask us.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    { label: 'Our Blog', href: '/ourblog' },
    { label: 'Career', href: '/Carrer' },
    { label: 'Contact', href: '/Contact' },
  ],
};

export default page;
