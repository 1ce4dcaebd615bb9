import { readOwner } from '@workshop/facts';
import type { Company } from './types.ts';

/** The owner's facts that many pages tell. */
export const company: Company = readOwner().company;
