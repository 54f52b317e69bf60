import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveGenerated } from '../../../src/prerender/serve-generated.ts';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  server = await createServer({
    root,
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'generated', configureServer: serveGenerated }],
  });
  await server.listen(0);
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

it.each(['//', '//[', '/press'])('leaves %s to others', async (path) => {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The server listens nowhere.');
  expect((await fetch(`http://localhost:${address.port}${path}`)).status).toBe(404);
});
