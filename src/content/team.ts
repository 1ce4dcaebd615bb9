import { readOwner } from '@workshop/facts';
import { ownedPicture } from './owned.ts';
import type { TeamMember } from './types.ts';

const experience = (years: number) =>
  years > 0 && (years === 1 ? '1 year of experience' : `${years} years of experience`);

const network = (profile: string) =>
  /(?:^|\.)linkedin\.com$/.test(new URL(profile).hostname) ? 'LinkedIn' : 'Profile';

/** The people of the company, as many as the owner names. */
export const team: readonly TeamMember[] = readOwner().team.people.map(
  ({ name, role, years, qualification, message, portrait, portraitAlt, profile }) => ({
    name,
    role,
    facts: [experience(years), qualification].filter(Boolean).join(' · '),
    message,
    image: ownedPicture('portraits', portrait, portraitAlt),
    profile: profile ? { label: network(profile), href: profile } : undefined,
  }),
);
