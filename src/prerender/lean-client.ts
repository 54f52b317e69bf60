// What keeps the browser bundle small, and quick to answer.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildEnvironmentOptions, Plugin } from 'vite';

/** CommonJS that Emotion loads for `withTheme` alone, which the site doesn't use. */
const unused = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** What changes with the dependencies only, so that a visitor who returns after an edit has it already. */
const vendor =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\/|^\0rolldown\//;

/**
 * What two pages or more are made with. A file for each part would cost a request each, and a second
 * round of them on the way to the next page, which doesn't know its parts before it has come.
 */
const shared = /\/src\/(?:components|theme|routes\/not-found)\b/;

/**
 * Lets Chromium compile all of a file beside the page while it loads: otherwise a function is compiled when it is first
 * called, and the first click waits for hundreds of them. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

const isPropValid = '\0is-prop-valid';

const lean: BuildEnvironmentOptions = {
  modulePreload: false,
  rolldownOptions: {
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
        ],
      },
    },
  },
};

/** Chooses production builds, drops what is unused, and keeps the libraries of every page in one file. */
export function leanClient(): Plugin {
  return {
    name: 'prerender:lean-client',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The site's own styling props begin with `$`, and `as` names an element: no table of all
    // attributes is needed to tell them.
    // react-router's `exports` name its development build alone.
    resolveId(source) {
      if (source === '@emotion/is-prop-valid') return isPropValid;
      if (source === 'react-router') return productionRouter('index.mjs');
      return source === 'react-router/dom' ? productionRouter('dom-export.mjs') : null;
    },
    // The pages' chunks import nothing that isn't there already, so there is nothing to preload.
    load(id) {
      if (id === isPropValid) return "export default (prop) => prop !== 'as' && prop[0] !== '$';";
      return id.includes('vite/preload-helper')
        ? 'export const __vitePreload = (load) => load();'
        : null;
    },
    transform(code, id) {
      if (id.includes('/react-router/dist/')) return { code: droppable(code), map: null };
      return id.includes('/@emotion/cache/') ? { code: withoutPrefixes(code), map: null } : null;
    },
    config: () => ({ environments: { client: { build: lean } } }),
  };
}

/** Lets the bundler drop the components that the site doesn't use: names for debugging would keep them. */
function droppable(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(
      /^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/** The cache is told to add no vendor prefixes; this lets the bundler drop what would. */
function withoutPrefixes(code: string): string {
  return code.replace(' || defaultStylisPlugins', '');
}

function productionRouter(file: string): string {
  // By `require`: where Vite sees the other way in its configuration, all later imports go through a thread.
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('react-router')), '../production', file);
}
