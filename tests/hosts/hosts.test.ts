import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../src/prerender/headers-file.ts';
import { ask } from './ask.ts';
import { type BuiltSite, builtSite } from './built-site.ts';
import { type HostName, type Server, startServer } from './server.ts';

const hosts: readonly HostName[] = ['nginx', 'caddy'];
const revalidated = 'public, max-age=0, must-revalidate';

describe.each(['/', '/ines/'])('a site at %s', (base) => {
  let site: BuiltSite;
  beforeAll(() => {
    site = builtSite(base);
  });

  describe.each(hosts)('on %s', (host) => {
    let server: Server;
    const get = (address: string, headers?: Record<string, string>) =>
      ask(server.url + address, headers && { headers });
    const asset = (extension: string) => {
      const page = site.read('index.html').toString();
      const found = new RegExp(`${base}(assets/[^" ]+\\.${extension})`).exec(page)?.[1];
      if (!found) throw new Error(`The home page names no .${extension} file.`);
      return found;
    };
    beforeAll(async () => {
      server = await startServer(host, site.www, base === '/' ? 5471 : 5472);
    });
    afterAll(() => server?.stop());

    test('answers 200 at every page’s exact address, with that page', async () => {
      expect(site.pages.length).toBeGreaterThanOrEqual(12);
      for (const { address, file } of site.pages) {
        const { status, body, headers } = await get(address);
        expect([address, status]).toEqual([address, 200]);
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
        expect(body.equals(site.read(file))).toBe(true);
      }
    });

    test('sends data beside every page as JSON, to be asked for anew', async () => {
      const data = site.pages.map(({ file }) => base + file.replace('.html', '.data.json'));
      for (const address of [...data, `${base}shell.data.json`, `${base}es/shell.data.json`]) {
        const { status, body, headers } = await get(address, { 'Accept-Encoding': 'gzip' });
        expect([address, status, headers['content-type']]).toEqual([
          address,
          200,
          'application/json',
        ]);
        expect(headers['cache-control']).toBe(revalidated);
        expect(headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(body).equals(site.read(address.slice(base.length)))).toBe(true);
      }
    });

    test.each(['POST', 'PUT', 'DELETE'])('answers %s with 405', async (method) => {
      for (const path of ['', 'biography', 'biography/', 'nothing', 'press.data.json'])
        expect((await ask(server.url + base + path, { method })).status).toBe(405);
    });

    test('answers HEAD as it answers GET', async () => {
      const { status, body } = await ask(`${server.url}${base}press`, { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('sends redirects the common headers, and lets nobody keep them', async () => {
      const { status, headers } = await get(`${base}press/`);
      expect(status).toBe(301);
      expect(headers['cache-control']).toBe(revalidated);
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    });

    test('sends each page the headers of `_headers`, each once', async () => {
      const rules = parseHeaders(site.read('_headers').toString());
      for (const { address } of site.pages) {
        const { headers } = await get(address);
        for (const [name, value] of headersFor(rules, '/')) {
          expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
        }
      }
    });

    test.each([
      ['no-such-page', '404.html'],
      ['assets/no-such-file-00000000.js', '404.html'],
      ['press/99', '404.html'],
      ['es/nada', 'es/404.html'],
      ['es/press/99', 'es/404.html'],
    ])('answers %s with %s and status 404, never kept', async (path, file) => {
      const { status, body, headers } = await get(base + path);
      expect(status).toBe(404);
      expect(body.equals(site.read(file))).toBe(true);
      expect(headers['cache-control']).toBe(revalidated);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    });

    test.each(['_headers', '_redirects'])('keeps %s to itself', async (file) => {
      expect((await get(base + file)).status).toBe(404);
    });

    test.each(['js', 'woff2', 'avif'])('lets .%s files be kept for good', async (extension) => {
      const { status, headers } = await get(base + asset(extension));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    test('answers 304 to a browser that has the page already', async () => {
      const { headers } = await get(`${base}press`);
      const tag = headers['etag'];
      if (typeof tag !== 'string') throw new Error('The page has no entity tag.');
      expect((await get(`${base}press`, { 'If-None-Match': tag })).status).toBe(304);
    });

    test('compresses text for who takes it', async () => {
      for (const [address, file] of [
        [`${base}press`, 'press.html'],
        [base, 'index.html'],
        [base + asset('js'), asset('js')],
      ] as const) {
        const plain = site.read(file);
        const gzip = await get(address, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gzip.headers['vary']).toMatch(/accept-encoding/i);
        expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
        const identity = await get(address, { 'Accept-Encoding': 'identity' });
        expect(identity.body.equals(plain)).toBe(true);
      }
    });

    test('says nothing of its version', async () => {
      expect(String((await get(base)).headers['server'] ?? '')).not.toMatch(/\d/);
    });
  });
});
