// A host that serves a built site by the rules of GitHub Pages: no headers of the site’s own, no language’s own 404 page.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { siteHandler } from '../src/build/preview-server.ts';

/**
 * A handler that serves a built site below its base path, and passes other requests to `next`, as another site of the
 * same user has them. https://docs.github.com/en/pages has the 404 page; addresses without an extension and redirects
 * of folders are as https://github.com/slorber/trailing-slash-guide has found them.
 */
export const pagesHandler: typeof siteHandler = (folder, base) => (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (`${pathname}/` === base) return void response.writeHead(301, { Location: base }).end();
  if (!pathname.startsWith(base)) return next();
  const path = join(folder, decodeURIComponent(pathname.slice(base.length)));
  if (!pathname.endsWith('/') && !fileAt(path) && isFile(join(path, 'index.html')))
    return void response.writeHead(301, { Location: `${pathname}/` }).end();
  const found = pathname.endsWith('/') ? fileAt(join(path, 'index')) : fileAt(path);
  const file = found ?? join(folder, '404.html');
  response.writeHead(found ? 200 : 404, {
    'Content-Type': lookup(file) ?? 'application/octet-stream',
    'Cache-Control': 'max-age=600',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(file));
};

/** A file, or the page that has its name. */
function fileAt(path: string): string | undefined {
  return [path, `${path}.html`].find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
