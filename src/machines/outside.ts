/**
 * Stands where `services/` must supply the real thing.
 * @param machine the id of the machine that was given no outside.
 * @returns for the name of an action or actor, what throws in its place.
 */
export const notProvidedTo = (machine: string) => (name: string) => (): never => {
  throw new Error(`${machine}: "${name}" is not provided`);
};

interface Failed {
  readonly event: { readonly actorId: string; readonly error: unknown };
}

// Methods keep their names when the code is minified, and the inspector shows these names.
const answers = {
  logError({ event: { actorId, error } }: Failed): void {
    console.error(`The actor ${actorId} failed:`, error);
  },
  throwError({ event: { error } }: Failed): never {
    throw error;
  },
};

/** For an actor that its machine can do without. */
export const logged = { actions: answers.logError };

/** For an actor that its machine needs: the machine fails too, and its view shows its fallback. */
export const fatal = { actions: answers.throwError };
