/*
 * The owner's data: `owner/`, or the folder that `OWNER` names. Declared, so that what an owner writes does not decide
 * whether the code compiles; `tools/owner/schema.ts` holds it to these types when the site is built.
 */
declare module '#owner/company.json' {
  const company: import('./types.ts').Company;
  export default company;
}
declare module '#owner/team.json' {
  const team: { readonly people: readonly import('./types.ts').PersonFacts[] };
  export default team;
}
declare module '#owner/projects.json' {
  const projects: { readonly projects: readonly import('./types.ts').ProjectFacts[] };
  export default projects;
}
declare module '#owner/careers.json' {
  const careers: import('./types.ts').CareerFacts;
  export default careers;
}
