import facts from '#owner/company.json' with { type: 'json' };
import type { Company } from './types.ts';

/** The owner's facts. */
export const company: Company = facts;
