declare module 'virtual:layouts' {
  import type { Layouts } from '@workshop/inspector/panel';
  const layouts: Layouts;
  export default layouts;
}
