import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';

const folder = inject('whole');

describe.each([
  ['en', ''],
  ['es', 'es/'],
])('the kit in %s', (locale, prefix) => {
  const archive = unzipSync(readFileSync(join(folder, `press-kit-${locale}.zip`)));

  test('publishes the files that the contact page links to, and no others', () => {
    const page = readFileSync(join(folder, `${prefix}contact.html`), 'utf8');
    const links = DomUtils.getElementsByTagName('a', parseDocument(page), true)
      .map(({ attribs }) => attribs['href'] ?? '')
      .filter((href) => href.startsWith(`/${prefix}kit/`));
    const published = readdirSync(join(folder, prefix, 'kit'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => /\.(?:html|txt|jpg)$/.test(file))
      .map((file) => `/${prefix}kit/${file}`);
    expect(published.toSorted()).toEqual(links.toSorted());
    for (const link of links) {
      const packed = archive[link.slice(`/${prefix}kit/`.length)] ?? [];
      expect(readFileSync(join(folder, link)).equals(Buffer.from(packed)), link).toBe(true);
    }
  });
});
