import type { Owner } from './schema.ts';

type Openings = Owner['careers']['openings'];

/**
 * The openings that have not ended.
 * @param today an ISO date; a day ends when it ends in UTC.
 */
export const currentOpenings = (
  openings: Openings,
  today = new Date().toISOString().slice(0, 10),
): Openings => openings.filter(({ end }) => end === '' || end >= today);
