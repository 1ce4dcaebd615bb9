export { type Block, type Inline, readBody } from './body.ts';
export { currentOpenings } from './openings.ts';
export {
  FactsError,
  type Fault,
  faultsOf,
  linesOf,
  ownerFolder,
  readFile,
  readOwner,
} from './read.ts';
export {
  type FactSchema,
  fieldName,
  fieldsOf,
  files,
  labelOf,
  networks,
  type Owner,
  schemas,
  week,
} from './schema.ts';
export { formatRupees, serviceKeys, type ServicePage, servicePages } from './services.ts';
