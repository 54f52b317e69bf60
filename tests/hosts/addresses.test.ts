import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFrom } from '../../src/prerender/preview-server.ts';
import { found, malformed, missing } from './addresses.ts';
import { follow } from './ask.ts';
import { type BuiltSite, builtSite } from './built-site.ts';
import { type Server, startServer } from './server.ts';

const hosts = ['nginx', 'caddy', 'preview'] as const;
const ports = { '/': 5474, '/ines/': 5475 };

describe.each(['/', '/ines/'] as const)('a site at %s', (base) => {
  const root = base.slice(0, -1);
  let site: BuiltSite;
  beforeAll(() => {
    site = builtSite(base);
  });

  describe.each(hosts)('on %s', (host) => {
    let server: Server;
    beforeAll(async () => {
      server =
        host === 'preview'
          ? await startPreview(site, ports[base])
          : await startServer(host, site.www, ports[base]);
    });
    afterAll(() => server?.stop());

    test.each(found)('%s ends at %s, with its query', async (asked, page) => {
      const query = '?from=a%20card&n=1';
      const end = await follow(server.url, root + asked + query);
      expect(end.address).toBe(root + page + query);
      expect(end.statuses).toEqual(asked === page ? [] : [301]);
      expect(end.answer.status).toBe(200);
      const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
      expect(end.answer.body.equals(site.read(file))).toBe(true);
    });

    test.each(missing)('%s ends at %s with status 404', async (asked, file) => {
      const end = await follow(server.url, root + asked);
      expect(end.answer.status).toBe(404);
      expect(end.answer.body.equals(site.read(file))).toBe(true);
    });

    test.each(malformed)('%s is refused', async (asked) => {
      const { answer } = await follow(server.url, root + asked);
      expect([400, 404]).toContain(answer.status);
    });

    test('an address without anything after the base path ends at the home page', async () => {
      const end = await follow(server.url, root);
      expect([end.address || '/', end.answer.status]).toEqual([base, 200]);
    });
  });
});

/** What `vite preview` answers with, on a server of its own. */
async function startPreview({ folder, base }: BuiltSite, port: number): Promise<Server> {
  const answer = answerFrom(folder, base);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end('not below the base path')),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, stop };
}
