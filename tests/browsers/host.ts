// The built site on a server of its own, and a proxy that notes whatever else a browser asks for.
import { createServer } from 'node:http';
import { listen, serveSite } from '../listen.ts';

/** A built site that is being served. */
export interface Host {
  readonly origin: string;
  readonly proxyPort: number;
  /** The hosts that pages have asked for something through the proxy, but for the browser maker's own. */
  readonly foreign: string[];
  readonly close: () => Promise<unknown>;
}

/** Serves the built site of a folder. */
export async function startHost(folder: string): Promise<Host> {
  const foreign: string[] = [];
  const note = (host: string) => {
    if (!/\b(?:mozilla|firefox|mozgcp)\b/.test(host)) foreign.push(host);
  };
  const server = createServer((request, response) => {
    note(new URL(request.url ?? '/', 'http://localhost').host);
    response.writeHead(502).end();
  }).on('connect', (request, socket) => {
    note(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const [site, proxy] = [await serveSite(folder), await listen(server)];
  const close = () => Promise.all([site.close(), proxy.close()]);
  return { origin: site.origin, proxyPort: proxy.port, foreign, close };
}
