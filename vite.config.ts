import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { envFolder } from './tools/owner/folder.ts';
import { deskPlugin } from './tools/server/vite-desk.ts';
import { documentPlugin } from './tools/server/vite-document.ts';
import { inspectorPlugin } from './tools/server/vite-inspector.ts';
import { mailboxPlugin } from './tools/server/vite-mailbox.ts';
import { pageViewsPlugin } from './tools/server/vite-page-views.ts';
import { styleguidePlugin } from './tools/server/vite-page.ts';
import { contentInDevelopment } from './tools/vite-content.ts';

export default defineConfig({
  envDir: envFolder(),
  // Node alone imports the facts: the browser is given words.
  optimizeDeps: { exclude: ['@workshop/facts'] },
  plugins: [
    react(),
    documentPlugin(),
    contentInDevelopment(),
    inspectorPlugin(),
    pageViewsPlugin(),
    styleguidePlugin(),
    mailboxPlugin(process.env.MAILBOX_DIR ?? '.mailbox'),
    deskPlugin(),
  ],
  build: {
    // One stylesheet: the prerender puts inline what a first screen needs of it, so a page paints without a second request.
    cssCodeSplit: false,
    // The first with cascade layers, without which there is no style: docs/decisions/old-browsers.md.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    // Below this size Vite would inline fonts and images into the stylesheet, and so into every page.
    assetsInlineLimit: 0,
    // A page names its files to the loader (tools/prerender.ts); what is imported later is one file, or two at most.
    modulePreload: false,
    rolldownOptions: {
      // Words that two pages need are in the shared file all the same.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // What two pages need is in one file: a request costs more than the code that one of them does without. But most pages
        // have neither something to try nor a resume.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|xstate|@xstate)\//,
              priority: 1,
            },
            {
              name: 'shared',
              test: (id) => !/\/(?:node_modules|components\/live|resume)/.test(id),
              minShareCount: 2,
            },
            { name: 'live', test: /\/components\/live\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    // By itself Vitest leaves one core idle.
    maxWorkers: '100%',
    // A worker and a jsdom for each file took longer than its tests: 74 s instead of 41.
    isolate: false,
    setupFiles: 'tests/reset.ts',
    globalSetup: 'tests/fuzz.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'document',
          include: ['tests/{app,components,services}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{tests,packages/*/tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/{app,components,services}/**'],
          // After the others, so that no worker changes its environment.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
