import { join } from 'node:path';
import { createServer } from 'vite';

/** A development server of a project; `origin` is its address without a path. */
export interface DevServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the development server of a folder that has a whole project, on a port that the system chooses. */
export async function startDevServer(folder: string): Promise<DevServer> {
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
