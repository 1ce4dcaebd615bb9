import { ownerFolder } from '../folder.ts';
import { readOwner } from '../read.ts';

export default readOwner(ownerFolder()).company;
