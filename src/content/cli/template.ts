// In: the ids of languages, the original first. Out: the texts of a content folder of examples in them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentModel } from '../model.ts';
import { readyLanguages } from '../../text/ready-languages.ts';
import { Document } from '../source/document.ts';
import { stampEntry, stampMessages } from '../translations/write-stamp.ts';

const folder = join(dirname(import.meta.dirname), 'template');

/** The ids of the languages that have a template. */
export const templateIds: readonly string[] = Object.keys(readyLanguages);

/** Every file of a content folder but its pictures, by its path below it. */
export function templateFiles(
  ids: readonly string[],
  { collections, messages }: ContentModel,
): ReadonlyMap<string, string> {
  const [original = ''] = ids;
  const files = new Map([['site.yaml', readFileSync(join(folder, 'site.yaml'), 'utf8')]]);
  for (const path of pathsBelow(original))
    files.set(`${original}/${path}`, originalText(original, path));
  for (const id of ids.slice(1))
    for (const path of pathsBelow(id)) {
      const theirs = new Document(path, originalText(original, path));
      const own = new Document(path, textOf(id, path));
      const collection = collections.find(({ name }) => path.startsWith(`${name}/`));
      const stamped = collection
        ? stampEntry(own, theirs, collection)
        : stampMessages(own, theirs, messages);
      files.set(`${id}/${path}`, stamped ?? own.text);
    }
  return files;
}

/** An original has the fields that are the same in every language, too, below the mark of the example. */
function originalText(id: string, path: string): string {
  const text = textOf(id, path);
  if (!path.endsWith('.mdx')) return text;
  const file = join(folder, 'shared', path.replace(/mdx$/, 'yaml'));
  const shared = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.replace(/^(---\n#.*\n)/, (start) => start + shared);
}

function textOf(id: string, path: string): string {
  return readFileSync(join(folder, id, path), 'utf8');
}

function pathsBelow(id: string): string[] {
  return readdirSync(join(folder, id), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path));
}

/** The lines of src/locales.ts for some languages, the original first. */
export function localeLines(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const { tag = id, name = id, home = '' } = readyLanguages[id] ?? {};
      const prefix = index === 0 ? '' : `/${id}`;
      return `  { id: '${id}', tag: '${tag}', name: '${name}', prefix: '${prefix}', home: '${home}' },\n`;
    })
    .join('');
}
