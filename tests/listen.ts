import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { answerFrom } from '../src/prerender/preview-server.ts';

/** A server that listens on this machine only. */
export interface Listening {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server, where no port is named on one that the system chooses. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  server.listen(port, '127.0.0.1');
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

/** Serves the built site of a folder as the preview does. */
export function serveSite(folder: string, base = '/', port = 0): Promise<Listening> {
  const answer = answerFrom(folder, base);
  return listen(
    createServer((request, response) =>
      answer(request, response, () => response.writeHead(404).end()),
    ),
    port,
  );
}
