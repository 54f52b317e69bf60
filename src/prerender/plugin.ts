// One `vite build` -> browser bundle, server bundle, an HTML file for every address, swapped in at the end.
import type { Plugin } from 'vite';
import { asideOf } from './staging.ts';
import { buildSite } from './build-site.ts';
import { serverFolder } from './bundles.ts';
import { leanClient } from './lean-client.ts';
import { serveBuiltSite } from './preview-server.ts';
import { stylesOnce } from './styles-once.ts';
import { trackImports } from './track-imports.ts';

/** The Vite plugins that make and serve the prerendered site. */
export function prerender(): Plugin[] {
  return [
    {
      name: 'prerender',
      config: (config, { command }) => ({
        // In development every address is answered by index.html, which renders in the browser.
        appType: command === 'serve' ? 'spa' : 'custom',
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        // The sizes of the site are told at the end, by page.
        build: {
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
        },
        environments: {
          client: {
            build: {
              outDir: asideOf(config.build?.outDir ?? 'dist'),
              emptyOutDir: true,
              // What the bundled packages ask for in return: to be named.
              license: { fileName: 'licences.md' },
              rolldownOptions: {
                input: { client: 'src/client.tsx', starter: 'src/starter.ts' },
                // The starter waits for what the client exports.
                preserveEntrySignatures: 'exports-only',
              },
            },
          },
          ssr: {
            // So that the plugin below reaches it, and pages are rendered with the styles of the browser's.
            resolve: { noExternal: [/^@emotion\//] },
            build: {
              outDir: serverFolder,
              emptyOutDir: true,
              copyPublicDir: false,
              emitAssets: false,
              minify: false,
              rolldownOptions: { input: { server: 'src/prerender/server.ts' } },
            },
          },
        },
      }),
      buildApp: { order: 'post', handler: (builder) => buildSite(builder) },
      configurePreviewServer: serveBuiltSite,
    },
    trackImports(),
    leanClient(),
    stylesOnce(),
  ];
}
