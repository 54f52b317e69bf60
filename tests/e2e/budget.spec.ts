// What the scripts of a first visit weigh: it grows with code alone.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';
import { notFoundPath } from '../../src/site/addresses.ts';
import { rooms } from '../../src/pages/all.ts';

/** Bytes after brotli at its best. */
const budgets = { home: 113_000, other: 117_000 } as const;

test('a first visit to any page stays within its budget of script', async ({ request }) => {
  const sizes = new Map<string, number>();
  for (const { name, page: room } of rooms) {
    // The pages of entries, and those after the first of a list, have scripts of others.
    if (!room || room.from || room.shows?.length === 0 || room.path === notFoundPath) continue;
    const { path } = room;
    const page = await request.get(`/${path}`);
    if (!page.ok()) continue;
    const html = await page.text();
    const [, entry = '', chunks = ''] = /data-entry="(.*?)" data-chunks="(.*?)"/.exec(html) ?? [];
    const scripts = [entry, ...chunks.split(' ')];
    for (const script of scripts.filter((each) => !sizes.has(each)))
      sizes.set(script, brotliCompressSync(await (await request.get(script)).body()).length);
    const total = scripts.reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0);
    expect(total, name).toBeGreaterThan(50_000);
    expect(total, name).toBeLessThan(name === 'home' ? budgets.home : budgets.other);
  }
});
