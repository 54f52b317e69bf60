// The site is the artist's whose content it holds: no other part of it knows them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../commands/run.mjs';
import { readFolder } from '../folder.ts';

const text = z.object({
  artist: z.string().optional(),
  title: z.string().optional(),
  publication: z.string().optional(),
});
// What these invent is theirs, even where an artist has the same name.
const others = /^(?:tests\/(?:site|fixtures|adopt)|src\/content\/template)\//;
const template = plain(Object.values(readFolder(join(root, 'src/content/template'))).join(' '));
const files = [
  ...['src', 'public', 'tests'].flatMap((folder) =>
    Object.entries(readFolder(join(root, folder))).map(
      ([name, written]) => [`${folder}/${name.replaceAll('\\', '/')}`, written] as const,
    ),
  ),
  ...['index.html', 'package.json'].map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  ),
].filter(([file]) => !others.test(file));

test('nothing outside content/ names its artist, a work or a publication', () => {
  const names = namesInContent();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, written]) => {
    const words = plain(written);
    return names.filter((name) => words.includes(plain(name))).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('what is looked for would be found', () => {
  expect(plain('a text, inesexample and more')).toContain(plain('Inés Example'));
});

/**
 * The artist, titles and publications, as far as nothing but content could mean them: names of two words, others of
 * three or more, and none that stands in the examples for a new artist.
 */
function namesInContent(): string[] {
  const content = readFolder(join(root, 'content'));
  const { artist = '' } = text.parse(parse(content['site.yaml'] ?? ''));
  const entries = Object.entries(content)
    .filter(([file]) => /[\\/](?:works|press)[\\/][^\\/]+\.mdx$/.test(file))
    .map(([, written]) => {
      const [, fields = ''] = written.split(/^---\s*$/m);
      return text.parse(parse(fields, { schema: 'failsafe' }) ?? {});
    });
  const named = entries.flatMap(({ title = '', publication = '' }) => [title, publication]);
  const names = [artist, ...new Set(named)].filter(
    (name) => name.split(/\s+/).length > (name === artist ? 1 : 2),
  );
  return names.filter((name) => !template.includes(plain(name)));
}

/** Small letters and digits alone, so that `Inés Example` is found in `ines-example` as well. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return letters.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
}
