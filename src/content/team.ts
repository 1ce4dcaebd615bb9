import facts from '#owner/team';
import { ownedPicture } from './owned.ts';
import type { TeamMember } from './types.ts';

/** The people of the company, as many as the owner names. */
export const team: readonly TeamMember[] = facts.people.map(
  ({ name, role, message, portrait, portraitAlt }) => ({
    name,
    role,
    message,
    image: ownedPicture('portraits', portrait, portraitAlt),
  }),
);
