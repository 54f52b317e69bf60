import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { expect, inject, test } from 'vitest';
import { splitAddress } from '../../../src/page/addresses.ts';
import { below } from '../../sites.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('below');
const pages = pagesOf(folder);
const indexed = pages.filter((page) => page.indexed);

test('every address inside the site begins with its path', () => {
  for (const { file } of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    const targets = [...html.matchAll(/\s(?:href|src|action|data-entry)="([^"]*)"/g)];
    const inside = targets
      .map(([, target = '']) => target)
      .filter((target) => target.startsWith('/'));
    expect(inside.length).toBeGreaterThan(10);
    for (const target of inside) expect(`${target}/`).toMatch(/^\/v1\.2\//);
    const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(', '),
    );
    for (const source of sets) expect(source).toMatch(/^\/v1\.2\//);
    const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    for (const chunk of chunks) expect(chunk).toMatch(/^\/v1\.2\//);
  }
});

test('every address of the site begins with the one that it was built for', async () => {
  for (const { canonicals, meta } of indexed) {
    const all = [...canonicals, ...meta('og:url'), ...meta('og:image')];
    expect(all).toHaveLength(3);
    for (const address of all) expect(`${address}/`).toMatch(/^https:\/\/user\.example\/v1\.2\//);
  }
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  expect(robots).toContain('Sitemap: https://user.example/v1.2/sitemap.xml');
  const entries = await parseSitemap(createReadStream(join(folder, 'sitemap.xml')));
  for (const { url } of entries) expect(url.startsWith(below.url.slice(0, -1))).toBe(true);
});

test('a Spanish page without anything in Spanish names the English one as its original', () => {
  for (const { address, locale, canonicals, meta, things } of indexed) {
    const original = splitAddress(address).path;
    expect(canonicals).toEqual([new URL(original, below.url).href]);
    expect(meta('og:url')).toEqual(canonicals);
    if (locale === 'es') expect(JSON.stringify(things)).not.toContain('"inLanguage":"es"');
  }
});

test('no page names another language where that has no text', () => {
  for (const { alternates, meta } of indexed)
    expect([...alternates, ...meta('og:locale:alternate')]).toEqual([]);
});

test('such a page stays out of the sitemap, as a page and as another language', async () => {
  const entries = await parseSitemap(createReadStream(join(folder, 'sitemap.xml')));
  expect(entries).toHaveLength(6);
  const urls = entries.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]);
  expect(urls.filter((url) => /\/v1\.2\/(?:es|ar)\b/.test(url))).toEqual([]);
  for (const { links } of entries) expect(links).toEqual([]);
});
