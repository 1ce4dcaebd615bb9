import type { PageContent } from '../types.ts';

const page: PageContent = {
  meta: {
    title: 'Terms, conditions and refunds',
    description:
      'The terms for using this website and ordering our services: payments and refunds, liability, ownership, termination, governing law and contact.',
  },
  heading: 'Terms and Conditions',
};

export default page;
