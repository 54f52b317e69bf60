import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');

describe.each([
  ['en', 'kit', '/biography', 'First performed'],
  ['es', 'es/kit', '/es/biography', 'Se estrenó el'],
])('the documents of the kit in %s', (_, kit, address, premiere) => {
  const read = (file: string) => parseDocument(readFileSync(join(folder, kit, file), 'utf8'));

  test('say of a first performance what the page says', () => {
    const page = pagesOf(folder).find((each) => each.address === address);
    const asides = DomUtils.getElementsByTagName('p', read('catalogue.html'), true)
      .map((paragraph) => DomUtils.textContent(paragraph))
      .filter((text) => text.startsWith(premiere));
    expect(asides.length).toBeGreaterThan(0);
    for (const aside of asides) expect(page?.text).toContain(aside);
  });

  test('leave no level of their headings out', () => {
    const biographies = readdirSync(join(folder, kit, 'biographies'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `biographies/${file}`);
    expect(biographies.length).toBeGreaterThan(0);
    for (const file of ['catalogue.html', ...biographies]) {
      const isHeading = ({ name }: { readonly name: string }) => /^h[1-6]$/.test(name);
      const headings = DomUtils.getElementsByTagName(() => true, read(file), true)
        .filter(isHeading)
        .map(({ name }) => Number(name.slice(1)));
      expect(headings[0]).toBe(1);
      for (const [index, level] of headings.slice(1).entries())
        expect(level).toBeLessThanOrEqual((headings[index] ?? 0) + 1);
    }
  });
});
