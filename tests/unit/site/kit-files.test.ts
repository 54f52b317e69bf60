import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';

const folder = inject('whole');
const archive = unzipSync(readFileSync(join(folder, 'press-kit.zip')));

/** The files of the kit that a contact page links to. */
function linkedBy(page: string): string[] {
  const document = parseDocument(readFileSync(join(folder, page), 'utf8'));
  return DomUtils.getElementsByTagName('a', document, true)
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => /^(?:\/es)?\/kit\//.test(href));
}

function publishedIn(kit: string): string[] {
  const names = readdirSync(join(folder, kit), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.includes('.')).map((name) => `/${kit}/${name}`);
}

test('the kit publishes the files that contact pages link to, and no others', () => {
  const linked = new Set([...linkedBy('contact.html'), ...linkedBy('es/contact.html')]);
  const published = [...publishedIn('kit'), ...publishedIn('es/kit')];
  expect(published.toSorted()).toEqual([...linked].toSorted());
});

test('the archive holds each of them, and a photograph once for all languages', () => {
  for (const link of [...linkedBy('contact.html'), ...linkedBy('es/contact.html')]) {
    const [, prefix, name = ''] = /^(\/es)?\/kit\/(.+)$/.exec(link) ?? [];
    const packed = name.startsWith('photographs/') ? name : `${prefix ? 'es' : 'en'}/${name}`;
    expect(readFileSync(join(folder, link)).equals(archive[packed] ?? Buffer.of()), link).toBe(
      true,
    );
  }
  expect(Object.keys(archive).filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
});

test('a photograph holds its caption in every language, the original for any other', () => {
  const photograph = Buffer.from(archive['photographs/poster.jpg'] ?? []).toString('utf8');
  const [, captions = ''] = /<dc:description>(.*?)<\/dc:description>/s.exec(photograph) ?? [];
  expect([...captions.matchAll(/xml:lang="([\w-]+)"/g)].map(([, lang]) => lang)).toEqual([
    'x-default',
    'en',
    'es',
  ]);
});
