// The options of the two bundles of a build, and the reasons for them.
import type { BuildEnvironmentOptions } from 'vite';
import type { Room } from '../page/room.ts';

/** CommonJS that Emotion imports only for `withTheme`, which the site doesn't use. */
const unused = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** A chunk of dependencies: returning visitors have it in their cache unless a dependency has changed. */
const vendor =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//;

/** Separate chunks: only few pages render texts in Markdown, or pictures next to entries. */
const prose = /\/src\/ui\/prose/;
const framed = /\/src\/ui\/(?:framed-picture|plate)/;

/**
 * One chunk of the shell and of what pages are made of: a chunk for each would cost a request each, and two of them are
 * a thousand bytes larger. Overlays load when one opens.
 */
const core =
  /\/src\/(?:app\/(?!starter)|shell\/(?!mark-scrolled|menu-dialog)|ui\/(?!modal-dialog|framed-picture|entry-head|teaser-line|plate|prose|toast-region)|pages\/not-found\/)/;

/** One chunk of the components that several rooms share, except those of families. */
function shared(familyRooms: readonly string[]): RegExp {
  return new RegExp(`/src/pages/(?!(?:${familyRooms.join('|')})/)`);
}

interface Family {
  readonly name: string;
  readonly rooms: readonly string[];
}

/**
 * A page and those below its path, which share components. They are in one chunk: browsers would discover a chunk that only
 * these share a round trip later.
 */
function families(rooms: readonly Room[]): readonly Family[] {
  return rooms.flatMap(({ name, page: parent }) => {
    const below = rooms.filter(({ page }) => parent && page?.path.startsWith(`${parent.path}/`));
    return below.length > 0 ? [{ name, rooms: [name, ...below.map((room) => room.name)] }] : [];
  });
}

/**
 * Makes V8 compile an entire file in the background while it loads: otherwise functions are compiled when first called,
 * and the first click waits for hundreds of them. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** The oldest browsers that show everything, as README.md promises. Syntax is lowered to theirs, built-ins aren't. */
const browsers = ['chrome103', 'edge103', 'firefox102', 'safari15.4'];

/** Without warnings of slow plugins: nobody who builds a site can act on them, and every busy machine has them. */
export const bundlerChecks = { bundlerTimings: false } as const;

export function clientBuild(outDir: string, rooms: readonly Room[]): BuildEnvironmentOptions {
  const all = families(rooms);
  return {
    outDir,
    emptyOutDir: true,
    target: browsers,
    // The licences of the bundled packages require attribution.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      checks: bundlerChecks,
      input: { client: 'src/app/client.tsx', starter: 'src/app/starter.ts' },
      // The starter imports the client's exports.
      preserveEntrySignatures: 'exports-only',
      treeshake: {
        moduleSideEffects: (id) => !unused.test(id),
        manualPureFunctions: ['css', 'keyframes', 'styled'],
      },
      output: {
        postBanner: compileAhead,
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${roomOf(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'core', test: core },
            {
              name: 'shared',
              test: shared(all.flatMap((family) => family.rooms)),
              minShareCount: 2,
            },
            { name: 'prose', test: prose },
            { name: 'framed', test: framed },
            ...all.map((family) => ({
              name: family.name,
              // Without the subfolders, which are other rooms.
              test: new RegExp(`/src/pages/(?:${family.rooms.join('|')})/[^/]*$`),
            })),
          ],
        },
      },
    },
  };
}

/** The room whose page a module is. */
function roomOf(module: string | null): string | undefined {
  return /\/src\/pages\/([\w/-]+)\/page\.tsx$/.exec(module ?? '')?.[1]?.replaceAll('/', '-');
}

/** The options of the server's bundle, which prerenders the pages. */
export function serverBuild(outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    // The fonts: only the global style sheet loads them.
    emitAssets: true,
    minify: false,
    rolldownOptions: {
      checks: bundlerChecks,
      input: { render: 'src/build/render.tsx' },
      // One file instead of a chunk for every body.
      output: { codeSplitting: false },
    },
  };
}
