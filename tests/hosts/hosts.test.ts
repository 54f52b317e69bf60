import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../src/build/preview-server.ts';
import { builtSite } from '../built-site.ts';
import { makeFolder, type Folder } from '../folder.ts';
import { pagesIn } from '../content/pages.ts';
import { below, whole } from '../sites.ts';
import { pageAddresses, malformed, missing } from './addresses.ts';
import { ask, follow } from './ask.ts';
import { hosts, type Server } from './server.ts';

/** What Apache decides before it reads an `.htaccess`: slashes in escapes, and names too long for a file. */
const beyondHtaccess = /%2f|[^/]{240}/i;
const revalidated = 'public, max-age=0, must-revalidate, no-transform';
const sites = [
  ['/', (await builtSite(whole)).dist],
  [new URL(below.url).pathname, (await builtSite(below)).dist],
] as const;

const ownPage = '/google1a2b3c4d5e6f7a8b.html';

/** A copy of a built site with a page of `public/`. */
function withOwnPage(site: string): Folder {
  const copy = makeFolder({ [`dist${ownPage}`]: 'mine' });
  cpSync(site, join(copy.root, 'dist'), { recursive: true });
  return copy;
}

describe.each(sites)('a site at %s', (base, folder) => {
  const root = base.slice(0, -1);
  const served = withOwnPage(folder);
  afterAll(served.remove);
  const read = (file: string) => readFileSync(join(folder, file));
  const pages = pagesIn(folder).map(({ address, file }) => ({ address: root + address, file }));

  describe.each(['nginx', 'caddy', 'apache', 'preview'] as const)('on %s', (host) => {
    let server: Server;
    beforeAll(async () => {
      server = await hosts[host](join(served.root, 'dist'), base);
    });
    afterAll(() => server?.close());

    const isRead = ([asked]: readonly [string, string]) =>
      host !== 'apache' || !beyondHtaccess.test(asked);

    test.each(pageAddresses.filter(isRead))(
      '%s ends at %s, with its query',
      async (asked, page) => {
        const query = '?from=a%20card&n=1';
        const end = await follow(server.origin, root + asked + query);
        expect(end.address).toBe(root + page + query);
        expect(end.statuses).toEqual(asked === page ? [] : [301]);
        expect(end.answer.status).toBe(200);
        const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        expect(end.answer.body.equals(read(file))).toBe(true);
      },
    );

    test.each(missing.filter(isRead))('%s ends at %s with status 404', async (asked, file) => {
      const { answer } = await follow(server.origin, root + asked);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(read(file))).toBe(true);
    });

    test.each(malformed)('%s is refused', async (asked) => {
      const { answer } = await follow(server.origin, root + asked);
      expect([400, 404]).toContain(answer.status);
    });

    test('an address without anything after the base path ends at the home page', async () => {
      const end = await follow(server.origin, root);
      expect([end.address || '/', end.answer.status]).toEqual([base, 200]);
    });

    test('a page of public/ keeps its address, which a search engine verifies', async () => {
      const end = await follow(server.origin, root + ownPage);
      expect([end.statuses, end.answer.status, String(end.answer.body)]).toEqual([[], 200, 'mine']);
    });

    test.skipIf(base === '/')('nothing is above the base path', async () => {
      const { answer, statuses } = await follow(server.origin, '/');
      expect([answer.status, statuses]).toEqual([404, []]);
    });

    if (host === 'preview') return;
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(server.origin, path, { headers });
    // No host compresses the shortest.
    const asset = (extension: string) => {
      const pattern = new RegExp(`${base}(assets/[^" ]+\\.${extension})`, 'g');
      const [path] = [...read('index.html').toString().matchAll(pattern)].flatMap(([, file = '']) =>
        read(file).length > 1500 ? file : [],
      );
      if (!path) throw new Error(`The home page names no .${extension} file.`);
      return path;
    };

    test('responds with 200 and the page at every page’s exact address', async () => {
      expect(pages.length).toBeGreaterThanOrEqual(12);
      for (const { address, file } of pages) {
        const { status, body, headers } = await get(address);
        expect([address, status]).toEqual([address, 200]);
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
        expect(body.equals(read(file))).toBe(true);
      }
    });

    test('sends the data of every page as JSON, to be revalidated', async () => {
      const data = pages.map(({ file }) => base + file.replace('.html', '.data.json'));
      for (const address of [...data, `${base}shell.data.json`, `${base}es/shell.data.json`]) {
        const { status, body, headers } = await get(address, { 'Accept-Encoding': 'gzip' });
        const { 'content-type': type, 'content-encoding': encoding } = headers;
        expect([address, status, type, encoding]).toEqual([
          address,
          200,
          'application/json',
          'gzip',
        ]);
        expect(headers['cache-control']).toBe(revalidated);
        expect(gunzipSync(body).equals(read(address.slice(base.length)))).toBe(true);
      }
    });

    test.each(['POST', 'PUT', 'DELETE'])('responds to %s with 405', async (method) => {
      for (const path of ['', 'biography', 'biography/', 'nothing', 'press.data.json'])
        expect((await ask(server.origin, base + path, { method })).status).toBe(405);
    });

    test('responds to HEAD as to GET', async () => {
      const { status, body } = await ask(server.origin, `${base}press`, { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('sends redirects the common headers, and lets nobody keep them', async () => {
      const { status, headers } = await get(`${base}press/`);
      expect(status).toBe(301);
      expect(headers['cache-control']).toBe(revalidated);
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    });

    test('sends each page the headers of `_headers`, each once', async () => {
      const rules = parseHeaders(read('_headers').toString());
      for (const { address } of pages) {
        const { headers } = await get(address);
        for (const [name, value] of headersFor(rules, '/')) {
          expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
        }
      }
    });

    test.each(['no-such-page', 'assets/no-such-file-00000000.js'])(
      'responds to %s without caching',
      async (path) => {
        const { status, headers } = await get(base + path);
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe(revalidated);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      },
    );

    test.each(['js', 'woff2', 'avif'])('lets .%s files be kept for good', async (extension) => {
      const { status, headers } = await get(base + asset(extension));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    });

    test('responds with 304 to a browser that has the page already', async () => {
      const { headers } = await get(`${base}press`);
      const tag = headers['etag'];
      if (typeof tag !== 'string') throw new Error('The page has no entity tag.');
      expect((await get(`${base}press`, { 'If-None-Match': tag })).status).toBe(304);
    });

    test('compresses text for clients that accept it', async () => {
      for (const [address, file] of [
        [`${base}press`, 'press.html'],
        [base, 'index.html'],
        [base + asset('js'), asset('js')],
      ] as const) {
        const plain = read(file);
        const gzip = await get(address, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gzip.headers['vary']).toMatch(/accept-encoding/i);
        expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
        const identity = await get(address, { 'Accept-Encoding': 'identity' });
        expect(identity.body.equals(plain)).toBe(true);
      }
    });

    test.skipIf(host === 'apache')('says nothing of its version', async () => {
      expect(String((await get(base)).headers['server'] ?? '')).not.toMatch(/\d/);
    });
  });
});
