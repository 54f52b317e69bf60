// One `vite build` -> browser bundle, server bundle, an HTML file for every address, swapped in at the end.
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { buildSite } from './build-site.ts';
import { serverFolder } from './bundles.ts';
import { serveBuiltSite } from './preview-server.ts';
import { serveGenerated } from './serve-generated.ts';
import { stagingFolder } from './staging.ts';

/** The Vite plugin that makes and serves the prerendered site. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (config, { command }) => ({
      // In development every address is answered by index.html, which renders in the browser.
      appType: command === 'serve' ? 'spa' : 'custom',
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      // The sizes of the site are told at the end, by page.
      build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
      environments: {
        client: { build: clientBuild(stagingFolder(config.build?.outDir ?? 'dist')) },
        ssr: { build: serverBuild },
      },
    }),
    configureServer: serveGenerated,
    buildApp: { order: 'post', handler: buildSite },
    configurePreviewServer: serveBuiltSite,
  };
}

/** CommonJS that Emotion loads for `withTheme` alone, which the site doesn't use. */
const unused = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** What changes with the dependencies only, so that a visitor who returns after an edit has it already. */
const vendor =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//;

/**
 * What two pages or more are made with: a file for each part would cost a request each. Overlays and what they move by
 * come when one opens.
 */
const shared = /\/src\/(?:components\/(?!overlay\.)|theme\/|site\/)/;

/** A file that only some pages share would be asked for no sooner than theirs is there, a round trip later. */
const biography = /\/src\/routes\/biography[./]/;

/**
 * Lets Chromium compile all of a file beside the page while it loads: otherwise a function is compiled when it is first
 * called, and the first click waits for hundreds of them. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

function clientBuild(outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    // What the bundled packages ask for in return: to be named.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { client: 'src/client.tsx', starter: 'src/starter.ts' },
      // The starter waits for what the client exports.
      preserveEntrySignatures: 'exports-only',
      treeshake: {
        moduleSideEffects: (id) => !unused.test(id),
        manualPureFunctions: ['css', 'keyframes', 'styled'],
      },
      output: {
        postBanner: compileAhead,
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shared', test: shared, minShareCount: 2 },
            { name: 'biography', test: biography },
          ],
        },
      },
    },
  };
}

const serverBuild: BuildEnvironmentOptions = {
  outDir: serverFolder,
  emptyOutDir: true,
  copyPublicDir: false,
  emitAssets: false,
  minify: false,
  rolldownOptions: {
    input: { render: 'src/prerender/render.tsx' },
    // One file, however many texts there are.
    output: { codeSplitting: false },
  },
};
