/** @param paths addresses of files that are here. */
export type Next = (paths: readonly string[]) => void;

/** If set, a dynamic `import()` of the build calls it with its files and does not run them (tools/whole-imports.ts). */
export const ahead: { next: Next | undefined } = { next: undefined };
