import { createRegistry } from '@workshop/inspector';

/** The page's own. */
export const registry = /* @__PURE__ */ createRegistry();
