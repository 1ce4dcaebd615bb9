import fc from 'fast-check';

/**
 * One seed for everything that fast-check makes up in a run: `FC_SEED` if it is set, a new one otherwise. It is printed,
 * so that a run can be had again: `FC_SEED=<the number> npx vitest run`.
 */
const variable = 'FC_SEED';

/** Run by Vitest once, before its workers start; they inherit the environment. */
export function setup(): void {
  process.env[variable] ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`${variable}=${process.env[variable]}`);
}

// In each test file that imports this one.
const seed = process.env[variable];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed), verbose: true });
