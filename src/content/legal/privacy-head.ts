import type { PageContent } from '../types.ts';

const page: PageContent = {
  meta: {
    title: 'Privacy policy and your rights',
    description:
      'Which personal data this website collects, who receives it, what stays in your own browser, and how to have it corrected or erased.',
  },
  heading: 'Privacy Policy',
};

export default page;
