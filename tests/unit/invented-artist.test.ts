// The site is the artist's whose content it holds: no other part of it knows them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../src/commands/run.mjs';

const text = z.object({
  artist: z.string().optional(),
  title: z.string().optional(),
  publication: z.string().optional(),
});
const places = ['src', 'public', 'tests', 'index.html', 'package.json'];
// What these invent is theirs, even where an artist has the same name.
const others = ['tests/site/', 'tests/fixtures/', 'tests/adopt/', 'src/content/template/'];
const content = join(root, 'content');
const template = filesIn('src/content/template')
  .map((file) => plain(readFile(file)))
  .join(' ');
const files = places
  .flatMap(filesIn)
  .filter((file) => !others.some((other) => file.startsWith(other)));

test('nothing outside content/ names its artist, a work or a publication', () => {
  const names = namesInContent();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const written = plain(readFile(file));
    return names.filter((name) => written.includes(plain(name))).map((name) => `${file}: ${name}`);
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
  const { artist = '' } = text.parse(parse(readFileSync(join(content, 'site.yaml'), 'utf8')));
  const folders = readdirSync(content).flatMap((language) =>
    ['works', 'press'].map((collection) => join(content, language, collection)),
  );
  const entries = folders.flatMap((folder) => {
    return (existsSync(folder) ? readdirSync(folder) : []).map((file) => {
      const [, fields = ''] = readFileSync(join(folder, file), 'utf8').split(/^---\s*$/m);
      return text.parse(parse(fields, { schema: 'failsafe' }) ?? {});
    });
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

function filesIn(place: string): string[] {
  const path = join(root, place);
  if (!statSync(path).isDirectory()) return [place];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function readFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
