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

/** The rooms, and the outputs of other folders. */
interface PrerenderOptions {
  readonly rooms: readonly Room[];
  readonly outputs?: readonly Output[];
}

/** The Vite plugin that builds and serves the prerendered site. */
export function prerender({ rooms, outputs = [] }: PrerenderOptions): Plugin {
  const input = { rooms, outputs: [...outputsOf(rooms), ...outputs] };
  return {
    name: 'prerender',
    config: (config, { command, isPreview = false }) => {
      // Overrides that of a container or a shell: it selects the build of React.
      process.env['NODE_ENV'] = command === 'serve' && !isPreview ? 'development' : 'production';
      return {
        // The development server responds to every address with index.html, which renders in the browser.
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
    configureServer: (server) => serveOutputs(server, input),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { buildSite } = await import('./build-site.ts');
        await buildSite(builder, input);
      },
    },
    configurePreviewServer: serveBuiltSite,
  };
}

/**
 * Folders without sources of pages, which cost time at the start. As paths: the project itself may be in a folder called
 * `tests`.
 */
function unwatched(root = process.cwd()): string[] {
  return ['.cache', 'tests', 'dist'].map((name) => normalizePath(resolve(root, name)));
}
