import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';

const folder = inject('whole');
const archive = unzipSync(readFileSync(join(folder, 'press-kit.zip')));

/** The URLs of the kit's photographs that a page links to. */
function kitLinksOf(page: string): string[] {
  const document = parseDocument(readFileSync(join(folder, page), 'utf8'));
  return DomUtils.getElementsByTagName('a', document, true)
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => href.startsWith('/kit/'));
}

const photographs = kitLinksOf('contact.html');

test('the kit publishes exactly the photographs that contact pages link to', () => {
  expect(kitLinksOf('es/contact.html')).toEqual(photographs);
  const names = readdirSync(join(folder, 'kit/photographs'));
  const published = names.map((name) => `/kit/photographs/${name}`);
  expect(published.toSorted()).toEqual(photographs.toSorted());
});

test('the archive contains exactly these photographs and the biographies of each language', () => {
  const paths = Object.keys(archive);
  const photographPaths = paths.filter((name) => name.startsWith('photographs/'));
  expect(photographPaths.map((name) => `/kit/${name}`).toSorted()).toEqual(photographs.toSorted());
  for (const name of photographPaths)
    expect(readFileSync(join(folder, 'kit', name)).equals(archive[name] ?? Buffer.of())).toBe(true);
  const texts = paths.filter((name) => !photographPaths.includes(name));
  const [english, spanish] = ['en', 'es'].map((id) =>
    texts.filter((name) => name.startsWith(`${id}/`)).map((name) => name.slice(3)),
  );
  expect(english?.length).toBeGreaterThan(3);
  expect(spanish).toEqual(english);
  for (const name of texts)
    expect([name, Buffer.from(archive[name] ?? []).toString('utf8')]).toEqual([
      expect.stringMatching(/^e[ns]\/[\w-]+-(?:short|medium|long)\.txt$/),
      expect.stringMatching(/^\uFEFF.+ — .+\n\n/),
    ]);
});

test('a photograph contains its caption and its credit', () => {
  const photograph = Buffer.from(archive['photographs/poster.jpg'] ?? []).toString('latin1');
  expect(photograph).toContain('The photographer of the tests');
  expect(photograph).toContain('A photograph for print with a credit, translated');
});
