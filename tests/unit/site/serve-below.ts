import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves a built site below a base path, as a static host does. Resolves to its origin and its end. */
export async function serveBelow(
  folder: string,
  base: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = sirv(folder, { extensions: ['html'] });
  const server = createServer((request, response) => {
    const notFound = () => void response.writeHead(404).end();
    const { url = '/' } = request;
    if (!`${url}/`.startsWith(base)) return notFound();
    request.url = `/${url.slice(base.length)}`;
    files(request, response, notFound);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
