export { type Block, type Inline, readBody } from './body.ts';
export { FactsError, faultsOf, ownerFolder, readFile, readOwner } from './read.ts';
export { type FactSchema, fieldsOf, files, networks, type Owner, schemas, week } from './schema.ts';
export { formatRupees, serviceKeys, type ServicePage, servicePages } from './services.ts';
