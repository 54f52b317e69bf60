// What the scripts of a first visit weigh: it grows with code alone.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';
import { sitePages } from '../../src/pages.ts';

/** Bytes after brotli at its best. */
const budgets = { home: 113_000, other: 117_000 } as const;

test('a first visit to any page stays within its budget of script', async ({ request }) => {
  const sizes = new Map<string, number>();
  for (const { id, path } of sitePages().filter(({ from }) => !from)) {
    const page = await request.get(`/${path}`);
    if (!page.ok()) continue;
    const html = await page.text();
    const [, entry = '', chunks = ''] = /data-entry="(.*?)" data-chunks="(.*?)"/.exec(html) ?? [];
    const scripts = [entry, ...chunks.split(' ')];
    for (const script of scripts.filter((each) => !sizes.has(each)))
      sizes.set(script, brotliCompressSync(await (await request.get(script)).body()).length);
    const total = scripts.reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0);
    expect(total, id).toBeGreaterThan(50_000);
    expect(total, id).toBeLessThan(id === 'home' ? budgets.home : budgets.other);
  }
});
