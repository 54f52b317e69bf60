// The preview of a site below a path that is written with accents.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFrom } from '../../../src/prerender/preview-server.ts';

const base = new URL('https://example.org/música/').pathname;
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const name of ['index.html', 'press.html', '404.html', '_headers', 'größe.txt'])
    writeFileSync(join(folder, name), name);
  const answer = answerFrom(folder, base);
  server = createServer((request, response) =>
    answer(request, response, () => response.end('elsewhere')),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  [base, 200, 'index.html'],
  [`${base}press`, 200, 'press.html'],
  [`${base}press?from=mail`, 200, 'press.html'],
  [`${base}nothing`, 404, '404.html'],
  [`${base}gr%C3%B6%C3%9Fe.txt`, 200, 'größe.txt'],
  ['/music/press', 200, 'elsewhere'],
])('answers %s with %i and %s', async (path, status, text) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each([
  [base.slice(0, -1), base],
  [`${base}press.html`, `${base}press`],
  [`${base}press/?from=mail`, `${base}press?from=mail`],
  ['/m%c3%basica/press', `${base}press`],
])('leads from %s to %s', async (path, page) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('location')]).toEqual([301, page]);
});

function ask(path: string): Promise<Response> {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens nowhere.');
  return fetch(`http://localhost:${address.port}${path}`, { redirect: 'manual' });
}
