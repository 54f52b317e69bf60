// What the scripts of a first visit weigh: it grows with code alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { servedSite } from '../served-sites.ts';
import { siteNames } from '../sites.ts';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { photographs } from './visitor.ts';
import { rooms } from '../../src/pages/all.ts';

/** Bytes after brotli at its best: of a first visit to a room's page, and of what a visitor then opens first. */
const budgets = { other: 113_000, menu: 15_000, lightbox: 16_000 } as const;
const budgetsOfRooms = new Map([
  ['home', 110_000],
  ['works/work', 115_000],
]);

test('a first visit to any page of any site stays within its budget of script', () => {
  const visited = new Set<string>();
  for (const site of siteNames) {
    for (const { file, room, weight } of weighedPages(servedSite(site).dist)) {
      visited.add(room);
      expect(weight, `${site}: ${file}`).toBeGreaterThan(50_000);
      const budget = budgetsOfRooms.get(room) ?? budgets.other;
      expect(weight, `${site}: ${file}`).toBeLessThan(budget);
    }
  }
  const withPage = rooms.filter(({ page }) => page).map(({ name }) => name);
  expect([...visited].toSorted()).toEqual(withPage.toSorted());
});

test('the first tap on the menu stays within its budget', async ({ page, visit, request }) => {
  await page.setViewportSize(sizes.phone);
  await visit('/');
  const scripts = scriptsFrom(page);
  await page.getByRole('button', { name: english.text('site.menu'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await weightOfAll(scripts(), request)).toBeLessThan(budgets.menu);
});

test('the first photograph opens within its budget', async ({ page, visit, request }) => {
  await visit('/gallery');
  const scripts = scriptsFrom(page);
  await photographs(page).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await weightOfAll(scripts(), request)).toBeLessThan(budgets.lightbox);
});

/** The pages of a built site, those for unknown addresses too: each with its room and the weight of its scripts. */
function weighedPages(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    const data = join(folder, file.replace(/\.html$/, '.data.json'));
    if (!file.endsWith('.html') || !existsSync(data)) return [];
    const { page: room } = pageData.parse(JSON.parse(readFileSync(data, 'utf8')));
    const html = readFileSync(join(folder, file), 'utf8');
    const [, entry = '', chunks = ''] = /data-entry="(.*?)" data-chunks="(.*?)"/.exec(html) ?? [];
    const scripts = [entry, ...chunks.split(' ')].map((each) => basename(each));
    const parts = scripts.map((each) => weightOfFile(join(folder, 'assets', each)));
    return [{ file, room, weight: parts.reduce((sum, part) => sum + part, 0) }];
  });
}

/** Scripts that sites share, which have the same name, are compressed once. */
const compressed = new Map<string, number>();

function weightOfFile(path: string): number {
  const weight = compressed.get(basename(path)) ?? brotliCompressSync(readFileSync(path)).length;
  compressed.set(basename(path), weight);
  return weight;
}

const pageData = z.object({ page: z.string() });

/** The addresses of the scripts that a page asks for from now on. */
function scriptsFrom(page: Page): () => readonly string[] {
  const scripts: string[] = [];
  page.on('request', (each) => each.resourceType() === 'script' && scripts.push(each.url()));
  return () => scripts;
}

async function weightOfAll(scripts: readonly string[], request: APIRequestContext) {
  expect(scripts.length).toBeGreaterThan(1);
  const weights = await Promise.all(scripts.map((each) => weightOf(each, request)));
  return weights.reduce((sum, each) => sum + each, 0);
}

async function weightOf(script: string, request: APIRequestContext): Promise<number> {
  return brotliCompressSync(await (await request.get(script)).body()).length;
}
