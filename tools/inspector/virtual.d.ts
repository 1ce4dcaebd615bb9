declare module 'virtual:layouts' {
  import type { Layouts } from './layouts.ts';
  const layouts: Layouts;
  export default layouts;
}
