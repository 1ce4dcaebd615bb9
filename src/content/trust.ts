import { company } from './company.ts';

const { identity, since, size, certificates, serves } = company;

/** Who the company is by law: what the owner gives of it. */
export const registration = [
  identity.legalName,
  identity.gstin && `GSTIN ${identity.gstin}`,
  identity.cin && `CIN ${identity.cin}`,
  identity.udyam,
].filter(Boolean);

/** What a buyer checks before writing, a line each. */
export const trust = [
  ...registration,
  since && `In business since ${since}`,
  size,
  certificates && `Certificates: ${certificates}`,
  serves && `Areas served: ${serves}`,
].filter(Boolean);
