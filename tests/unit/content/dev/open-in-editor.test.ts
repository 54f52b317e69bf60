import { chmodSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { content } from '../../../../src/content/plugin.ts';
import { makeWorkspace, work } from '../workspace.ts';
import { limit } from '../../../machine.ts';

let server: ViteDevServer | undefined;
let remove: (() => void) | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  remove?.();
});

const editor = '#!/bin/sh\necho "$*" > "$(dirname "$0")/opened.txt"\n';

/** A development server that listens, and what asks it for a path. */
async function listen() {
  const files = { 'content/en/works/a.mdx': work('', 'A note.\n'), 'editor.sh': editor };
  const workspace = makeWorkspace(files, tmpdir());
  const { root } = workspace;
  remove = workspace.remove;
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [content()],
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const request = async (path: string, init?: RequestInit) =>
    (await fetch(new URL(path, origin), init)).text();
  const ask = (clicked: unknown) =>
    request('/__content-place', { method: 'POST', body: JSON.stringify(clicked) });
  return { root, server, request, ask };
}

it('a development server opens the file of a text in the editor, at its line', async () => {
  const { root, request, ask } = await listen();
  const place = await ask({ texts: [{ text: 'A note.', lang: 'en' }] });
  expect(place).toBe(join(root, 'content/en/works/a.mdx:8:1'));
  chmodSync(join(root, 'editor.sh'), 0o755);
  vi.stubEnv('LAUNCH_EDITOR', join(root, 'editor.sh'));
  await request(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  const opened = () => readFileSync(join(root, 'opened.txt'), 'utf8').trim();
  await vi.waitFor(() => expect(opened()).toMatch(/a\.mdx 8 1$/), limit(5000));
});

it('a development server answers nothing where no file holds what was clicked', async () => {
  const { ask } = await listen();
  expect(await ask({ texts: [{ text: 'Nowhere', lang: 'en' }] })).toBe('');
  expect(await ask('no click')).toBe('');
});

it('a development server gives its page the script that asks for the place', async () => {
  const { server: running, request } = await listen();
  const html = await running.transformIndexHtml('/', '<html></html>');
  const sources = [...html.matchAll(/src="([^"]*content-dev[^"]*)"/g)].map(([, src = '']) => src);
  const scripts = await Promise.all(sources.map((src) => request(src)));
  expect(scripts.filter((script) => script.includes('__content-place'))).toHaveLength(1);
});
