import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageLanguage } from './tools/language.ts';
import { envFolder, ownerFolder } from './tools/owner/folder.ts';
import { ownerFacts } from './tools/owner/vite-facts.ts';
import { inspectorPlugin } from './tools/server/vite-inspector.ts';
import { mailboxPlugin } from './tools/server/vite-mailbox.ts';
import { styleguidePlugin } from './tools/server/vite-page.ts';
import { dropDescriptions, shakeRouter } from './tools/shake.ts';
import { filesOf, wholeImports } from './tools/whole-imports.ts';

/** The files that every page begins with. */
const isFirst = /^assets\/(?:common|index|libraries|rolldown-runtime)-/;

export default defineConfig({
  envDir: envFolder(),
  resolve: {
    alias: [
      // Without what only React before 18 needs.
      {
        find: /^use-sync-external-store\/shim(\/with-selector)$/,
        replacement: 'use-sync-external-store$1',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  plugins: [
    react(),
    shakeRouter(),
    wholeImports(),
    pageLanguage(),
    dropDescriptions(),
    ownerFacts(ownerFolder()),
    inspectorPlugin(),
    styleguidePlugin(),
    mailboxPlugin(process.env.MAILBOX_DIR ?? '.mailbox'),
  ],
  build: {
    // One stylesheet: the prerender puts inline what a first screen needs of it, so a page paints without a second request.
    cssCodeSplit: false,
    // The first with cascade layers, without which there is no style: docs/decisions/old-browsers.md.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    // Below this size Vite would inline fonts and images into the stylesheet, and so into every page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page begins with is here when another page is fetched.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? files : filesOf(file, files, isFirst),
    },
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [
          { test: /node_modules\/use-sync-external-store\//, sideEffects: false },
        ],
      },
      output: {
        // Every page carries the names of many files, and no compression makes a hash shorter.
        hashCharacters: 'hex',
        // In one file, libraries that every page needs are compressed better than in six; likewise the small pieces that most
        // pages are made of.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|xstate|@xstate)\//,
            },
            {
              name: 'common',
              test: /preload-helper|src\/(?:app\/(?:App|boot\/(?!main|near|prefetch)\w[\w-]*|inspector\/registry|routes?|title)|pages\/parts|machines\/(?:outside|system|(?:page|part|visit)\/\w+\.\w+)|services\/page|content\/(?:company|shell)|components\/(?:\w+\/)?(?:Boundary|Button|DirectLines|ExternalLink|FirstScreenEnd|Icon|later|Link|PageHead|PageStatus|parts|Picture|pictureFiles|Pixels|reach|Section|useConnect|WovenEdge))\./,
            },
            // Together, because each alone is hardly larger than the request for it.
            {
              name: 'texts',
              test: /src\/(?:components\/\w+\/(?:DateText|Postal)|content\/(?:address|dates|hours))\./,
            },
            {
              name: 'pieces',
              test: /src\/(?:app\/(?:boot\/near|DirectFrom)|content\/direct|components\/(?:base\/(?:Direct|WhatsApp)|findable|frame\/Mark))\./,
            },
            {
              name: 'motion',
              test: /src\/(?:components\/page\/Motion|machines\/holds|services\/motion)\./,
            },
            { name: 'live', test: /src\/components\/live\/(?:Live\w+|counted|money)\./ },
            {
              name: 'forms',
              test: /src\/(?:content\/form|services\/(?:drafts|email|notify|toasts))\./,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['{tests,packages/*/tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // By itself Vitest leaves one core idle.
    maxWorkers: '100%',
    globalSetup: 'tests/fuzz.ts',
  },
});
