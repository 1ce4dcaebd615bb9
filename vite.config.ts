import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mailboxPlugin } from './tools/server/vite-mailbox.ts';

export default defineConfig({
  plugins: [react(), mailboxPlugin(process.env.MAILBOX_DIR ?? '.mailbox')],
  build: {
    // One stylesheet: the prerender puts it inline, so a page needs no second request before it paints.
    cssCodeSplit: false,
    // Below this size Vite would inline fonts and images into the stylesheet, and so into every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
  },
});
