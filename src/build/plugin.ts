// One `vite build` -> browser bundle, server bundle, an HTML file for every address, swapped in at the end.
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { clientBuild, serverBuild } from './bundle-options.ts';
import { serveBuiltSite } from './preview-server.ts';
import { serveOutputs } from './dev-server.ts';
import { loadFirstPageTitles } from './first-page-titles.ts';
import type { Output } from '../page/output.ts';
import type { Room } from '../page/room.ts';
import { outputsOf } from './outputs.ts';
import { stagingDirectory } from './staging.ts';

/** What there is to build: the rooms, and what other folders make. */
interface PrerenderOptions {
  readonly rooms: readonly Room[];
  readonly outputs?: readonly Output[];
}

/** The Vite plugin that builds and serves the prerendered site. */
export function prerender({ rooms, outputs: others = [] }: PrerenderOptions): Plugin {
  const built = { rooms, outputs: [...outputsOf(rooms), ...others] };
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
        build: { assetsInlineLimit: 0, modulePreload: false },
        environments: {
          client: { build: clientBuild(stagingDirectory(config.build?.outDir ?? 'dist'), rooms) },
          ssr: { build: serverBuild(stagingDirectory('.cache/prerender')) },
        },
      };
    },
    load: loadFirstPageTitles,
    configureServer: (server) => serveOutputs(server, built),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { buildSite } = await import('./build-site.ts');
        await buildSite(builder, built);
      },
    },
    configurePreviewServer: serveBuiltSite,
  };
}

/**
 * Folders that hold nothing of any page, each of which costs time at the start. By their paths: a project may itself lie in
 * a folder called `tests`.
 */
function unwatched(root = process.cwd()): string[] {
  return ['.cache', 'tests', 'dist'].map((name) => normalizePath(resolve(root, name)));
}
