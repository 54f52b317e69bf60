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
  const documents = Object.keys(archive).filter((file) => file.endsWith('.html'));
  const read = (file: string) => parseDocument(Buffer.from(archive[file] ?? []).toString('utf8'));

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

  test('leaves no level of headings out in its documents', () => {
    expect(documents.length).toBeGreaterThan(1);
    for (const file of documents) {
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
