import { readOwner } from '@workshop/facts';
import type { Company } from './types.ts';

/** The owner's facts that many pages show. */
export const company: Company = readOwner().company;
