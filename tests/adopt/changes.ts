// What editors and adopters do to a content folder, whatever is in it.
import { collectionNames } from '../site-collection.ts';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { defaultLocale } from '../../src/locales.ts';

/** Adds one entry to each collection: a copy of the last one, with another name and, where it must be, another value. */
export function addOneOfEach(content: string): void {
  for (const name of collectionNames) {
    const folder = join(content, defaultLocale, name);
    const last = entriesIn(folder).at(-1);
    if (last) writeFileSync(join(folder, 'one-more.mdx'), anotherOf(join(folder, last), content));
  }
}

function anotherOf(file: string, content: string): string {
  const folder = join(file, '..');
  const orders = entriesIn(folder).map((name) =>
    Number(/^order: (\d+)/m.exec(readText(folder, name))?.[1] ?? 0),
  );
  const [picture = ''] = freePictures(content, folder);
  return readFileSync(file, 'utf8')
    .replace(/^order: .*/m, `order: ${Math.max(...orders) + 1}`)
    .replace(/^image: .*/m, `image: ${picture}`)
    .replace(/^url: .*/m, 'url: https://example.org/one-more')
    .replace(/^id: .*/m, 'id: one-more-01')
    .replace(/^title: .*/m, 'title: One more of these')
    .replace(/^alt: .*/m, 'alt: One more of the pictures');
}

function freePictures(content: string, folder: string): string[] {
  const nameIn = (file: string) => /^image: (.*)$/m.exec(readText(folder, file))?.[1];
  const used = new Set(entriesIn(folder).map(nameIn));
  return readdirSync(join(content, 'images')).filter((name) => !used.has(name));
}

/** Removes one entry from each collection, one that no text links to or lists. */
export function takeOneOfEach(content: string): void {
  const texts = [...textFiles(content), join(content, 'site.yaml')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const name of collectionNames) {
    const slugs = entriesIn(join(content, defaultLocale, name)).map((file) => file.slice(0, -4));
    const isReferenced = (slug: string) => {
      const listItem = new RegExp(String.raw`^ *- ${slug}$|[[,] *${slug} *[\],]`, 'm');
      return texts.some((text) => text.includes(`${slug})`) || listItem.test(text));
    };
    const unreferenced = slugs.findLast((slug) => !isReferenced(slug));
    if (unreferenced) removeFromLanguages(content, join(name, `${unreferenced}.mdx`));
  }
}

/** Removes a whole collection and all internal links in texts; with custom pages also `legal` of site.yaml. */
export function empty(content: string, name: string): void {
  removeFromLanguages(content, name);
  for (const file of textFiles(content)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1'));
  }
  if (name === 'pages') editSite(content, (site) => site.delete('legal'));
}

/** Changes fields of site.yaml, in whichever YAML syntax they are written. */
export function editSite(content: string, edit: (site: Document) => void): void {
  const site = parseDocument(readText(content, 'site.yaml'));
  edit(site);
  writeFileSync(join(content, 'site.yaml'), site.toString({ lineWidth: 0 }));
}

function removeFromLanguages(content: string, path: string): void {
  for (const language of languagesIn(content))
    rmSync(join(content, language, path), { recursive: true, force: true });
}

function languagesIn(content: string): string[] {
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'images')
    .map(({ name }) => name);
}

function textFiles(content: string): string[] {
  return languagesIn(content).flatMap((language) =>
    readdirSync(join(content, language), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(content, language, name)),
  );
}

function entriesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
}

function readText(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
