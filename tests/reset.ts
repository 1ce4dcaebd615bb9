import { afterAll, vi } from 'vitest';

// A worker runs many files. Each has its own modules, and begins with an empty document.
vi.resetModules();
afterAll(() => {
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
