/** Words that all pages of one template share. */
export const labels = {
  service: {
    terms: { get: 'You get', bring: 'You bring', separate: 'Quoted separately' },
    faq: 'Frequently asked questions',
    example: 'An example with invented names and figures.',
  },
  post: { service: 'Service:', others: 'More from our blog' },
  legal: { contents: 'Contents', effective: 'Effective', updated: 'Last updated' },
} as const;
