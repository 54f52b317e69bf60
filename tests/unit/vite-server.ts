import { createServer, type InlineConfig } from 'vite';
import { onTestFinished } from 'vitest';

/** Starts a development server for the test that is running; its address, base path included. */
export async function viteServer(config: InlineConfig): Promise<string> {
  const server = await createServer({ configFile: false, logLevel: 'silent', ...config });
  onTestFinished(() => server.close());
  await server.listen(0);
  return server.resolvedUrls?.local[0] ?? '';
}
