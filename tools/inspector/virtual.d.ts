/** The type of the module that `server/vite-inspector.ts` makes. */
declare module 'virtual:layouts' {
  import type { Layouts } from '@workshop/inspector/panel';
  const layouts: Layouts;
  export default layouts;
}
