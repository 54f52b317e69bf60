import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { weighPages } from '../../../src/prerender/budget.ts';

const pages = [
  {
    data: { address: '/press', page: 'press', number: 1 },
    file: 'press.html',
    scripts: ['a.js', 'b.js'],
  },
] as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of so many bytes, none of which any compressor can save. */
function write(sizes: Readonly<Record<string, number>>): void {
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(join(folder, name), randomBytes(size));
}

it('prints a table of what each page weighs', async () => {
  write({ 'press.html': 9_500, 'a.js': 100_000, 'b.js': 10_000 });
  expect(await weighPages(pages, folder)).toBe(
    '    html    script  page (brotli)\n  9.5 kB  110.0 kB  /press',
  );
});

it('weighs the first page of a list alone', async () => {
  write({ 'press.html': 1, 'a.js': 1, 'b.js': 1 });
  const second = { ...pages[0], data: { address: '/press/2', page: 'press', number: 2 } } as const;
  expect(await weighPages([...pages, second], folder)).not.toContain('/press/2');
});

it('warns about a page that is heavy for a phone', async () => {
  write({ 'press.html': 30_100, 'a.js': 1, 'b.js': 1 });
  expect(await weighPages(pages, folder)).toContain('Heavy for a phone: /press.');
});

it('weighs what is sent, not what is kept', async () => {
  write({ 'press.html': 1, 'b.js': 1 });
  writeFileSync(join(folder, 'a.js'), 'export const a = 1;\n'.repeat(100_000));
  expect(await weighPages(pages, folder)).toContain('    0.0 kB  /press');
});

it('refuses a page with more script than its budget', async () => {
  write({ 'press.html': 1, 'a.js': 116_000, 'b.js': 100 });
  await expect(weighPages(pages, folder)).rejects.toThrow(
    'The site is over its budget.\n  /press: 116.1 kB of script, 116.0 kB are allowed',
  );
});
