import { owner } from '../owner.ts';

export default owner.team;
