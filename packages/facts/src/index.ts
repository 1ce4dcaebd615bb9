export { FactsError, faultsOf, ownerFolder, readFile, readOwner } from './read.ts';
export {
  type FactSchema,
  fieldsOf,
  files,
  hasCheckDigit,
  networks,
  type Owner,
  schemas,
  week,
} from './schema.ts';
export { formatRupees, type ServicePage, servicePages } from './services.ts';
