import { composed } from '../composed.ts';
import { owner } from '../owner.ts';

export const { home, gallery } = composed.projects(owner);
