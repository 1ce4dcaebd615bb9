/** Of what holds a machine, all but one. */
export const otherHolds = <Hold>(
  { context }: { context: { readonly holds: readonly Hold[] } },
  { hold }: { hold: Hold },
) => context.holds.filter((other) => other !== hold);
