import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { siteHandler } from '../src/build/preview-server.ts';

/** A server that listens on this machine only. */
export interface Listening {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a port that the system chooses. */
export async function listen(server: Server): Promise<Listening> {
  // A connection that the server closes while a request is on its way would be reset.
  server.keepAliveTimeout = 10 * 60 * 1000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, origin: `http://localhost:${address.port}`, close };
}

/** Serves the built site of a folder, as the preview does if no other host is given. */
export function serveSite(
  folder: string,
  base = '/',
  host: typeof siteHandler = siteHandler,
): Promise<Listening> {
  const answer = host(folder, base);
  return listen(
    createServer((request, response) =>
      answer(request, response, () => response.writeHead(404).end()),
    ),
  );
}
