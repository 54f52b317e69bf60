// In: the name of a new folder. Out: a content folder of examples for another artist, in the languages of the site.
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import sharp from 'sharp';
import { locales } from '../../locales.ts';
import { languageName } from '../../text/language-name.ts';
import { attempt } from '../attempt.ts';
import { slugPattern } from '../slug.ts';
import { writeFile } from '../write-file.ts';
import { UsageError, unknownValue, type CommandContext } from './command.ts';
import type { ContentModel } from '../model.ts';
import { readyLanguages } from '../../text/ready-languages.ts';
import { Document } from '../source/document.ts';
import { stamped } from './stamp.ts';

/**
 * Writes the template to a new folder and, where `languages` are asked for (`de,en`), these to src/locales.ts;
 * resolves to the exit code.
 */
export async function adopt(
  name: string,
  languages: string | undefined,
  { root, folder: current, model, print }: CommandContext,
): Promise<number> {
  const folder = chooseFolder(name, root, current);
  const ids = chooseLanguages(languages);
  const changed = languages === undefined ? undefined : changedLocales(root, ids);
  const files = templateFiles(ids, model);
  for (const [path, text] of files) writeFile(join(root, folder), path, text);
  await writePictures(join(root, folder, 'images'), [...files.values()].join('\n'));
  const guide = join(root, current, 'README.md');
  if (existsSync(guide)) writeFile(join(root, folder), 'README.md', readFileSync(guide));
  if (changed !== undefined) writeFile(root, localesFile, changed);
  const count = [...files.values()].join('\n').match(/^[ \t]*# EXAMPLE\b/gm)?.length;
  const [original, ...others] = ids.map((id) => languageName(id));
  print(
    [
      `Written: ${folder}/`,
      ...(changed === undefined ? [] : [`Written: ${localesFile}, the languages of the site.`]),
      `The originals are in ${original}${others.length > 0 ? `, the translations in ${others.join(', ')}` : ''}.`,
      `${count} things in it are examples; \`npm run content:check -- --folder ${folder}\` tells each.`,
      `The site is made from \`${current}/\`: put this folder in its place.`,
    ].join('\n'),
  );
  return 0;
}

/** Without a choice, the languages of the site that have a template. */
function chooseLanguages(languages: string | undefined): string[] {
  const chosen = languages
    ?.toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = chosen?.find((id) => !templateIds.includes(id));
  if (unknown !== undefined)
    throw new UsageError(
      `${unknownValue('language', unknown, templateIds)} For another one, begin with one of these, and add a line for it to src/locales.ts.`,
    );
  const ids = chosen ?? locales.map(({ id }) => id).filter((id) => templateIds.includes(id));
  if (ids.length > 0) return [...new Set(ids)];
  throw new UsageError(
    `Which languages? Name them, the original first: \`--languages ${templateIds.slice(1, 3).join(',')}\`.`,
  );
}

/** The list of the site’s languages with these in the place of those that are there; nothing where it is the same. */
function changedLocales(root: string, ids: readonly string[]): string | undefined {
  const list = /(?<=^export const locales\b[^]*? = \[\n)[^]*?(?=^\];)/m;
  const text = attempt(() => readFileSync(join(root, localesFile), 'utf8')) ?? '';
  const lines = localeLines(ids);
  if (!list.test(text))
    throw new UsageError(`${localesFile} has no list \`locales\`. Write it there:\n${lines}`);
  const changed = text.replace(list, () => lines);
  return changed === text ? undefined : changed;
}

const localesFile = 'src/locales.ts';

function chooseFolder(name: string, root: string, current: string): string {
  const folder = name.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, '');
  if (!slugPattern.test(folder.toLowerCase()))
    throw new UsageError(
      `\`${name}\` is no name for it. The folder stands beside \`${current}/\`, and its name holds letters, digits and single \`-\` between them: \`my-content\`.`,
    );
  if (folder === 'dist')
    throw new UsageError(
      '`dist` is emptied by every build. Choose another name, such as `my-content`.',
    );
  if (existsSync(join(root, folder)))
    throw new UsageError(
      `There is a \`${folder}\` already, and nothing is ever overwritten. Choose another name, such as \`my-content\`.`,
    );
  return folder;
}

/** Writes a plain picture for each that the texts name, large enough for its use. */
async function writePictures(images: string, texts: string): Promise<void> {
  mkdirSync(images, { recursive: true });
  const names = new Set(texts.match(/[\w-]+\.jpg/g));
  for (const [index, name] of [...names].entries()) {
    const { width, height } = /portrait/i.test(name) ? upright : wide;
    await sharp(gradient(width, height, hueStep * index))
      .jpeg({ quality: 80 })
      .toFile(join(images, name));
  }
}

const wide = { width: 2400, height: 1600 };
const upright = { width: 1600, height: 2000 };
const hueStep = 55;

function gradient(width: number, height: number, hue: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="a" x2="1" y2="1">
    <stop stop-color="hsl(${hue}, 30%, 22%)"/><stop offset="1" stop-color="hsl(${hue}, 30%, 55%)"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#a)"/>
</svg>`);
}

const templates = join(dirname(import.meta.dirname), 'template');

/** The ids of the languages that have a template. */
export const templateIds: readonly string[] = Object.keys(readyLanguages);

/** Every file of a content folder but its pictures, by its path below it. */
export function templateFiles(
  ids: readonly string[],
  { collections, messages }: ContentModel,
): ReadonlyMap<string, string> {
  const [original = ''] = ids;
  const files = new Map([['site.yaml', readFileSync(join(templates, 'site.yaml'), 'utf8')]]);
  for (const path of pathsBelow(original))
    files.set(`${original}/${path}`, originalText(original, path));
  for (const id of ids.slice(1))
    for (const path of pathsBelow(id)) {
      const originalDocument = new Document(path, originalText(original, path));
      const localized = new Document(path, textOf(id, path));
      const collection = collections.find(({ name }) => path.startsWith(`${name}/`));
      files.set(
        `${id}/${path}`,
        stamped(localized, originalDocument, collection ?? messages) ?? localized.text,
      );
    }
  return files;
}

/** An original has the fields that are the same in every language, too, below the mark of the example. */
function originalText(id: string, path: string): string {
  const text = textOf(id, path);
  if (!path.endsWith('.mdx')) return text;
  const file = join(templates, 'shared', path.replace(/mdx$/, 'yaml'));
  const shared = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.replace(/^(---\n#.*\n)/, (start) => start + shared);
}

function textOf(id: string, path: string): string {
  return readFileSync(join(templates, id, path), 'utf8');
}

function pathsBelow(id: string): string[] {
  return readdirSync(join(templates, id), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path));
}

/** The lines of src/locales.ts for some languages, the original first. */
function localeLines(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const { tag = id, name = id, home = '' } = readyLanguages[id] ?? {};
      const prefix = index === 0 ? '' : `/${id}`;
      return `  { id: '${id}', tag: '${tag}', name: '${name}', prefix: '${prefix}', home: '${home}' },\n`;
    })
    .join('');
}
