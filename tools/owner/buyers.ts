/** Finds what buyers look for first and do not find. */
import {
  labelOf,
  type Owner,
  readFile,
  schemas,
  type ServicePage,
  servicePages,
} from '@workshop/facts';

/** The services that Home leads to first. */
const first: readonly ServicePage[] = [
  'AccountingSoftPage',
  'Crmpage',
  'ERPPages',
  'CmsPage',
  'FullStack',
];

const questions = {
  from: 'from which price',
  buys: 'what that buys',
  duration: 'how long it takes',
} as const;

/**
 * What these services leave unsaid, a sentence for each. The site does without, too.
 * @returns nothing where the facts have faults, which come first.
 */
export function missingOffers(folder: string): string[] {
  const { facts, faults } = readFile(folder, 'services');
  if (faults.length > 0) return [];
  const services = facts as Owner['services'];
  return first.flatMap((page) => {
    const missing = (['from', 'buys', 'duration'] as const)
      .filter((field) => !services[page][field])
      .map((field) => questions[field]);
    return missing.length > 0
      ? [`owner/services.json: ${servicePages[page]} does not say ${missing.join(', ')}`]
      : [];
  });
}

/** Hours of support of which nobody learns how it is reached. */
export const unreachableSupport = ({ company: { support } }: Owner): string[] =>
  support.hours && !support.reach
    ? [
        `owner/company.json: ${labelOf(schemas.company, ['support', 'reach'])} is empty, but the site promises ${support.hours} customer support: write it, or leave the hours empty`,
      ]
    : [];
