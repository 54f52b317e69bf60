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

test('the archive holds them and nothing else, the biographies by language', () => {
  const links = [...linkedBy('contact.html'), ...linkedBy('es/contact.html')];
  const packed = new Map(
    links.map((link) => {
      const [, prefix, name = ''] = /^(\/es)?\/kit\/(?:biographies\/)?(.+)$/.exec(link) ?? [];
      return [name.startsWith('photographs/') ? name : `${prefix ? 'es' : 'en'}/${name}`, link];
    }),
  );
  expect(Object.keys(archive).toSorted()).toEqual([...packed.keys()].toSorted());
  for (const [name, link] of packed)
    expect(readFileSync(join(folder, link)).equals(archive[name] ?? Buffer.of()), link).toBe(true);
});

test('a photograph holds its caption and its credit', () => {
  const photograph = Buffer.from(archive['photographs/poster.jpg'] ?? []).toString('latin1');
  expect(photograph).toContain('The photographer of the tests');
  expect(photograph).toContain('A photograph for print with a credit, translated');
});
