import facts from '#owner/company';
import type { Company } from './types.ts';

/** The owner's facts. */
export const company: Company = facts;
