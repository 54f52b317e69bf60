// One `vite build` -> browser bundle, server bundle, an HTML file for every address, swapped in at the end.
import { resolve } from 'node:path';
import { normalizePath, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { buildSite } from './build-site.ts';
import { serverFolder } from './bundles.ts';
import { serveBuiltSite } from './preview-server.ts';
import { configureDevServer } from './dev-server.ts';
import { stagingDirectory } from './staging.ts';

/** The Vite plugin that builds and serves the prerendered site. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (config, { command, isPreview = false }) => {
      // Whatever a container or a shell has set: React has a build of its own for each.
      process.env['NODE_ENV'] = command === 'serve' && !isPreview ? 'development' : 'production';
      return {
        // The development server answers every address with index.html, which renders in the browser.
        appType: command === 'serve' ? 'spa' : 'custom',
        server: { watch: { ignored: unwatched(config.root) } },
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        // The build itself reports compressed sizes, by page.
        build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
        environments: {
          client: { build: clientBuild(stagingDirectory(config.build?.outDir ?? 'dist')) },
          ssr: { build: serverBuild },
        },
      };
    },
    configureServer: configureDevServer,
    buildApp: { order: 'post', handler: buildSite },
    configurePreviewServer: serveBuiltSite,
  };
}

/**
 * Folders that hold nothing of any page, each of which costs time at the start. By their paths: a project may itself lie in
 * a folder called `tests`.
 */
function unwatched(root = process.cwd()): string[] {
  return ['tests', 'dist'].map((name) => normalizePath(resolve(root, name)));
}

/** CommonJS that Emotion imports for `withTheme` alone, which the site doesn't use. */
const unused = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** A chunk of dependencies: returning visitors have it in their cache unless a dependency has changed. */
const vendor =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//;

/** A chunk of its own: what renders texts in Markdown is for few pages. */
const prose = /\/src\/components\/prose/;

/**
 * One chunk of the modules that several pages import: a chunk for each would cost a request each. Overlays load when one
 * opens.
 */
const shared = /\/src\/(?:components\/(?!overlay\.|prose)|theme\/|site\/)/;

/** One chunk of both pages of the biography: browsers would discover a chunk that only these share a round trip later. */
const biography = /\/src\/routes\/biography[./]/;

/**
 * Makes V8 compile a whole file in the background while it loads: otherwise functions are compiled when first called,
 * and the first click waits for hundreds of them. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

function clientBuild(outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    // The licences of the bundled packages require attribution.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { client: 'src/client.tsx', starter: 'src/starter.ts' },
      // The starter imports the client's exports.
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
            { name: 'prose', test: prose },
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
    // One file instead of a chunk for every body.
    output: { codeSplitting: false },
  },
};
