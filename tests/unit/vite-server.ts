import { createServer, type InlineConfig } from 'vite';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';

/** Starts a development server for the current test; returns its address, base path included. */
export async function viteServer(config: InlineConfig): Promise<string> {
  const server = await createServer({ configFile: false, logLevel: 'silent', ...config });
  onTestFinished(() => server.close());
  // For 0 Vite tries a single port, which another process may take in between.
  await server.listen(await freePort());
  return server.resolvedUrls?.local[0] ?? '';
}
