/** Words that all pages of one template share. */
export const labels = {
  service: {
    faq: 'Frequently asked questions',
    example: 'An example with invented names and figures.',
  },
  legal: { contents: 'Contents', effective: 'Effective', updated: 'Last updated' },
} as const;
