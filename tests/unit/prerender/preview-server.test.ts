// The preview of a site below a path that is written with accents.
import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../listen.ts';
import { folderWith } from '../folder-with.ts';

const base = new URL('https://example.org/música/').pathname;
const names = ['index.html', 'press.html', '404.html', '_headers', 'größe.txt'];

it.each([
  [base, 200, 'index.html'],
  [`${base}press`, 200, 'press.html'],
  [`${base}press?from=mail`, 200, 'press.html'],
  [`${base}nothing`, 404, '404.html'],
  [`${base}gr%C3%B6%C3%9Fe.txt`, 200, 'größe.txt'],
  ['/music/press', 404, ''],
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

async function ask(path: string): Promise<Response> {
  const { root } = folderWith(Object.fromEntries(names.map((name) => [name, name])));
  const { origin, close } = await serveSite(root, base);
  onTestFinished(close);
  return fetch(origin + path, { redirect: 'manual' });
}
