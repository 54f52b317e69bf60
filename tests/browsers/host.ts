// The built site on a server of its own, and a proxy that notes whatever else a browser asks for.
import { createServer, type Server } from 'node:http';
import { answerFrom } from '../../src/prerender/preview-server.ts';

/** A built site that is being served. */
export interface Host {
  readonly origin: string;
  readonly proxyPort: number;
  /** The hosts that pages have asked for something through the proxy, but for the browser maker's own. */
  readonly foreign: string[];
  readonly stop: () => Promise<void>;
}

/** Serves the built site of a folder. */
export async function startHost(folder: string): Promise<Host> {
  const foreign: string[] = [];
  const answer = answerFrom(folder, '/');
  const site = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  const proxy = createServer((request, response) => {
    note(foreign, new URL(request.url ?? '/', 'http://localhost').host);
    response.writeHead(502).end();
  }).on('connect', (request, socket) => {
    note(foreign, request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const [port, proxyPort] = [await listen(site), await listen(proxy)];
  return {
    origin: `http://localhost:${port}`,
    proxyPort,
    foreign,
    stop: async () => void (await Promise.all([site, proxy].map(close))),
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

function note(foreign: string[], host: string): void {
  if (!/\b(?:mozilla|firefox|mozgcp)\b/.test(host)) foreign.push(host);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The server has no port.'));
    });
  });
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
