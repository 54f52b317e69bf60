import type { IncomingMessage } from 'node:http';

/** The path of a request below the site's base path, without its query; nothing where it is outside of that. */
export function requestedPath({ url = '' }: IncomingMessage, base: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.startsWith(base) ? path.slice(base.length) : undefined;
}
