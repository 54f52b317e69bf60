import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, inject, test } from 'vitest';

const folder = inject('whole');
const archive = unzipSync(readFileSync(join(folder, 'press-kit.zip')));

test('the archive contains exactly the published photographs and the biographies of each language', () => {
  const paths = Object.keys(archive);
  const photographPaths = paths.filter((name) => name.startsWith('photographs/'));
  const published = readdirSync(join(folder, 'kit/photographs')).map(
    (name) => `photographs/${name}`,
  );
  expect(photographPaths.toSorted()).toEqual(published.toSorted());
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
