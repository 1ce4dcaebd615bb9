/** The site of the tests' owner, as `npm run build:tests` makes it; servers' configurations stand beside it. */
export const dist = 'dist-weavers';
export const configurations = `${dist}-server`;
