export { FactsError, faultsOf, ownerFolder, readFile, readOwner } from './read.ts';
export { files, hasCheckDigit, jsonSchema, networks, type Owner, week } from './schema.ts';
export { formatRupees, type ServicePage, servicePages } from './services.ts';
