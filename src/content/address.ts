import { company } from './company.ts';

const { street, locality, region, postalCode, country } = company.address;

/** Where the company is, line by line. */
export const address = [street, `${locality}, ${region} ${postalCode}`, country];
