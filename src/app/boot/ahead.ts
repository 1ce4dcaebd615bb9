/** @param paths addresses of files that are here. */
export type Next = (paths: readonly string[]) => void;

/** What a dynamic `import()` of the build does when its files are here, instead of running them (tools/whole-imports.ts). */
export const ahead: { next: Next | undefined } = { next: undefined };
