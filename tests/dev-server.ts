import { join } from 'node:path';
import { createServer } from 'vite';

/** A development server of a project; `origin` is its address without a path. */
export interface DevServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the development server of a project with its content in `content/`, on a port that the system chooses. */
export async function startDevServer(folder: string): Promise<DevServer> {
  // It runs in this process, whose own content is elsewhere.
  process.env['CONTENT'] = 'content';
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'silent',
  });
  await server.listen(0);
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The development server has no address.');
  return { origin: new URL(address).origin, close: () => server.close() };
}
