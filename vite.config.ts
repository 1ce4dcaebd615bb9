import react from '@vitejs/plugin-react';
import { sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { envFolder, ownerFolder } from './tools/owner/folder.ts';
import { inspectorPlugin } from './tools/server/vite-inspector.ts';
import { mailboxPlugin } from './tools/server/vite-mailbox.ts';
import { styleguidePlugin } from './tools/server/vite-page.ts';
import { dropDescriptions, dropProjectLinks, dropSchema, shakeRouter } from './tools/shake.ts';

/** The files that every page begins with. */
const isFirst = /^assets\/(?:common|index|libraries|rolldown-runtime|routes)-/;

export default defineConfig({
  envDir: envFolder(),
  resolve: { alias: [{ find: /^#owner\//, replacement: ownerFolder() + sep }] },
  plugins: [
    react(),
    shakeRouter(),
    dropDescriptions(),
    dropSchema(),
    dropProjectLinks(ownerFolder()),
    inspectorPlugin(),
    styleguidePlugin(),
    mailboxPlugin(process.env.MAILBOX_DIR ?? '.mailbox'),
  ],
  build: {
    // One stylesheet: the prerender puts inline what a first screen needs of it, so a page paints without a second request.
    cssCodeSplit: false,
    // Spring 2024. Tailwind 4 itself needs Chrome 111, Safari 16.4, Firefox 128.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // Below this size Vite would inline fonts and images into the stylesheet, and so into every page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page begins with is here when another page is fetched.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isFirst.test(file)),
    },
    rolldownOptions: {
      // Of @xstate/react the site uses what needs no such shim.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/use-sync-external-store\//, sideEffects: false },
        ],
      },
      output: {
        // In one file, libraries that every page needs are compressed better than in six; likewise the small pieces that most
        // pages are made of.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|xstate|@xstate)\//,
            },
            {
              name: 'routes',
              test: /src\/app\/(?:first|routes)\.|components\/parts\.|preload-helper/,
            },
            { name: 'forms', test: /src\/services\/(?:drafts|email|notify)\./ },
            {
              name: 'common',
              test: /src\/(?:machines\/outside|content\/labels|components\/(?:ExternalLink|FirstScreenEnd|Icon|Link|reach|WovenEdge))\./,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
  },
});
