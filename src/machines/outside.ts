/**
 * Stands where `services/` must supply the real thing.
 * @param machine the id of the machine that was given no outside.
 * @returns for the name of an action or actor, what throws in its place.
 */
export const notProvidedTo = (machine: string) => (name: string) => (): never => {
  throw new Error(`${machine}: "${name}" is not provided`);
};
