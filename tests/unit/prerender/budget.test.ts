import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { weighPages } from '../../../src/prerender/budget.ts';
import { folderWith } from '../folder-with.ts';

const pages = [
  {
    data: { address: '/press', page: 'press', number: 1 },
    file: 'press.html',
    scripts: ['a.js', 'b.js'],
  },
] as const;

/** A folder with files of so many bytes, none of which any compressor can save. */
function sized(sizes: Readonly<Record<string, number>>): string {
  const files = Object.entries(sizes).map(([name, size]) => [name, randomBytes(size)] as const);
  return folderWith(Object.fromEntries(files)).root;
}

it('prints a table of what each page weighs', async () => {
  const folder = sized({ 'press.html': 9_500, 'a.js': 100_000, 'b.js': 10_000 });
  expect(await weighPages(pages, folder)).toBe(
    '    html    script  page (brotli)\n  9.5 kB  110.0 kB  /press',
  );
});

it('weighs the first page of a list alone', async () => {
  const folder = sized({ 'press.html': 1, 'a.js': 1, 'b.js': 1 });
  const second = { ...pages[0], data: { address: '/press/2', page: 'press', number: 2 } } as const;
  expect(await weighPages([...pages, second], folder)).not.toContain('/press/2');
});

it('warns about a page that is heavy for a phone', async () => {
  const folder = sized({ 'press.html': 30_100, 'a.js': 1, 'b.js': 1 });
  expect(await weighPages(pages, folder)).toContain('Heavy for a phone: /press.');
});

it('weighs what is sent, not what is kept', async () => {
  const script = 'export const a = 1;\n'.repeat(100_000);
  const folder = folderWith({ 'press.html': '-', 'a.js': script, 'b.js': '-' }).root;
  expect(await weighPages(pages, folder)).toContain('    0.0 kB  /press');
});

it('refuses a page with more script than its budget', async () => {
  const folder = sized({ 'press.html': 1, 'a.js': 116_500, 'b.js': 100 });
  await expect(weighPages(pages, folder)).rejects.toThrow(
    'The site is over its budget.\n  /press: 116.6 kB of script, 116.5 kB are allowed',
  );
});
