// A development server of a site in a temporary folder, with everything that it sends.
import { works } from '../../../../src/pages/works/fields.ts';
import { symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, vi } from 'vitest';
import { mdx } from '../../../../src/content/markdown/mdx.ts';
import { bodyImporter } from '../../../../src/content/bodies-plugin.ts';
import { content, contentApi } from '../../../../src/content/plugin.ts';
import type { Locale } from '../../../../src/locales.ts';
import { limit } from '../../../machine.ts';
import { type Files } from '../../../folder.ts';
import { entriesIn } from '../library-with.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';
import { siteModel } from '../../../../src/pages/all.ts';

/** Starts a development server; `get` returns the content in a language, as a page would request it. */
export async function serve(files: Files) {
  // Not in node_modules, which servers don’t watch.
  const { root, write } = workspaceWith(files, tmpdir());
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(
      join(import.meta.dirname, '../../../../node_modules', name),
      join(root, 'node_modules', name),
    );
  const logged: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (text) => logged.push(text) },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [content({ model: siteModel }), mdx()],
  });
  onTestFinished(() => server.close());
  const { watcher, environments } = server;
  const paths = Object.keys({ ...smallestContent(), ...files }).map((path) => join(root, path));
  await eventually(() => {
    const watched = watcher.getWatched();
    for (const path of paths) expect(watched[dirname(path)]).toContain(basename(path));
  });
  const sent: unknown[][] = [];
  vi.spyOn(environments.client.hot, 'send').mockImplementation((...message: unknown[]) => {
    sent.push(message);
  });
  const loadBody = bodyImporter(server);
  const get = async (language: Locale = 'en') => {
    const library = await contentApi(server.config).open();
    const entries = entriesIn(library, works, language);
    const bodies = entries.flatMap(({ body }) => body?.value ?? []);
    const modules = await Promise.all(bodies.map((body) => loadBody(body)));
    const html = modules.map(({ default: Body }) => renderToStaticMarkup(createElement(Body)));
    return JSON.stringify({ site: library.current().site().site, works: entries, html });
  };
  const updates = () => sent.filter(([name]) => name === 'content:update').length;
  return { root, write, get, sent, updates, logged };
}

/** Waits until an assertion passes. */
export function eventually(assertion: () => Promise<void> | void): Promise<void> {
  return vi.waitFor(assertion, limit(5000));
}
