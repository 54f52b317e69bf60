// The editor on the development server, at `/admin`.
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { contentApi } from '../content/plugin.ts';
import { requestedPath } from '../content/plugins/requested-path.ts';
import { bundleEditor } from './bundle.ts';
import { reasonOf } from '../text/reason-of.ts';
import { editorFiles } from './editor-files.ts';

/** Serves the editor, which works on the checkout that the development server runs in. */
export function admin(): Plugin {
  return { name: 'admin', apply: 'serve', configureServer: serveEditor };
}

/** Bundles the editor when its page is first asked for. */
function serveEditor({ config, middlewares, httpServer }: ViteDevServer): void {
  const { base, root, logger } = config;
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  httpServer?.once('close', () => rmSync(folder, { recursive: true, force: true }));
  let bundled: Promise<string> | undefined;
  const serveFile = sirv(folder, { dev: true });
  middlewares.use((request, response, next) => {
    const path = requestedPath(request, base) ?? '';
    if (!/^admin(?:\/|$)/.test(path)) return next();
    answer(path, response, () => {
      request.url = path.slice('admin'.length);
      serveFile(request, response, next);
    }).catch((error: unknown) => logger.error(reasonOf(error)));
  });

  async function answer(path: string, response: ServerResponse, serveBundle: () => void) {
    const script = await (bundled ??= bundleEditor(root, folder));
    const library = await contentApi(config).open();
    const { page, config: settings } = editorFiles(library.current(), { base, script });
    if (/^admin\/?$/.test(path)) respond(response, 'text/html; charset=utf-8', page);
    else if (path === 'admin/config.json') respond(response, 'application/json', settings);
    else serveBundle();
  }
}

function respond(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}
