// What the scripts of a first visit weigh: it grows with code alone.
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { photographs } from './visitor.ts';
import { notFoundPath } from '../../src/site/addresses.ts';
import { rooms } from '../../src/pages/all.ts';

/** Bytes after brotli at its best: of a first visit, and of what a visitor then opens first. */
const budgets = { home: 110_000, other: 113_000, menu: 15_000, lightbox: 16_000 } as const;

test('a first visit to any page stays within its budget of script', async ({ request }) => {
  const weights = new Map<string, number>();
  for (const { name, page: room } of rooms) {
    // The pages of entries, and those after the first of a list, have scripts of others.
    if (!room || room.from || room.shows?.length === 0 || room.path === notFoundPath) continue;
    const { path } = room;
    const page = await request.get(`/${path}`);
    if (!page.ok()) continue;
    const html = await page.text();
    const [, entry = '', chunks = ''] = /data-entry="(.*?)" data-chunks="(.*?)"/.exec(html) ?? [];
    const scripts = [entry, ...chunks.split(' ')];
    for (const script of scripts.filter((each) => !weights.has(each)))
      weights.set(script, await weightOf(script, request));
    const total = scripts.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0);
    expect(total, name).toBeGreaterThan(50_000);
    expect(total, name).toBeLessThan(name === 'home' ? budgets.home : budgets.other);
  }
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
