// In: the name of a new folder. Out: a content folder of examples for another artist, in any languages.
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import sharp from 'sharp';
import { attempt } from '../io/attempt.ts';
import { locales } from '../../locales.ts';
import { languageName } from '../../text/language-name.ts';
import { slugPattern } from '../fields/slug.ts';
import { writeFile } from '../io/file-system.ts';
import { didYouMean } from '../../text/nearest.ts';
import { canonicalTag, defaultTag } from '../../text/language-tag.ts';
import { UsageError, type CommandContext } from './command.ts';
import { readyLanguage, readyLanguages } from '../../text/ready-languages.ts';
import type { MessageModel } from '../fields/messages.ts';
import { writeFields } from '../source/write-fields.ts';

/** Writes the template to a new folder, and the setting that selects it; resolves to the exit code. */
export async function adopt(
  name: string,
  languages: string | undefined,
  { root, folder: current, model, print }: CommandContext,
): Promise<number> {
  const folder = chooseFolder(name, root);
  const ids = chooseLanguages(languages);
  const files = templateFiles(ids, model.messages);
  for (const [path, text] of files) writeFile(join(root, folder), path, text);
  await writePictures(join(root, folder, 'images'), [...files.values()].join('\n'));
  const guide = join(root, current, 'README.md');
  if (existsSync(guide)) writeFile(join(root, folder), 'README.md', readFileSync(guide));
  writeFile(root, '.env', settingsWith(root, folder));
  const [original, ...translations] = ids.map((id) => languageName(id));
  const examples = [...files.values()].join('\n').match(/^[ \t]*# EXAMPLE\b/gm) ?? [];
  const untranslated = ids.filter((id) => !readyLanguage(id));
  print(
    [
      `Written: ${folder}/ and .env, which makes it the content of the site.`,
      ...(current === 'content'
        ? []
        : [
            `Until now it was ${current}/. To return to that, write \`CONTENT=${current}\` in .env.`,
          ]),
      `The originals are in ${original}${translations.length > 0 ? `, the translations in ${translations.join(', ')}` : ''}.`,
      `It has ${examples.length} examples to replace; \`npm run content:check\` lists them.`,
      ...untranslated.map(
        (id) => `${folder}/${id}/messages.yaml has the texts of buttons in English, to translate.`,
      ),
    ].join('\n'),
  );
  return 0;
}

/** The text of `.env` with another folder of content. */
function settingsWith(root: string, folder: string): string {
  const settings = attempt(() => readFileSync(join(root, '.env'), 'utf8')) ?? '';
  const lines = settings
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('CONTENT='));
  return [...lines, `CONTENT=${folder}`, ''].join('\n');
}

/** The languages in an option; by default those of the site. */
function chooseLanguages(languages: string | undefined): string[] {
  const ids =
    languages
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? locales.map(({ id }) => id);
  const invalid = ids.find((id) => canonicalTag(id) === undefined);
  if (invalid !== undefined)
    throw new UsageError(
      `\`${invalid}\` isn’t a language code of BCP 47, such as \`pl\` or \`pt-br\`. ${didYouMean(invalid, templateIds) ?? ''}`.trim(),
    );
  if (ids.length > 0) return [...new Set(ids)];
  throw new UsageError('Which languages? Name them, the original first: `--languages pl,en`.');
}

/** What is in them is built, served or replaced by the project. */
const projectFolders: ReadonlySet<string | undefined> = new Set(['dist', 'public', 'src', 'tests']);

function chooseFolder(name: string, root: string): string {
  const folder = name.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, '');
  const names = folder.toLowerCase().split('/');
  if (!names.every((segment) => slugPattern.test(segment)))
    throw new UsageError(
      `\`${name}\` can’t be the name of the folder. It must be in the project and have only letters, digits and single \`-\` between them, such as \`my-content\` or \`artists/anna\`.`,
    );
  if (projectFolders.has(names[0]))
    throw new UsageError(
      `\`${names[0]}\` is a folder of the project itself. Choose another name, such as \`my-content\`.`,
    );
  if (existsSync(join(root, folder)))
    throw new UsageError(
      `\`${folder}\` exists already, and nothing is ever overwritten. Choose another name, such as \`my-content\`.`,
    );
  return folder;
}

/** Writes a plain picture, large enough for its use, for each name in the texts. */
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

/**
 * Every file of a content folder except its pictures, keyed by its path below it. The examples are in English; a
 * translation has only what is ready in it. A language that isn't ready has the English interface texts as comments.
 */
export function templateFiles(
  ids: readonly string[],
  messages: MessageModel,
): ReadonlyMap<string, string> {
  const [original = '', ...translations] = ids;
  const site = readFileSync(join(templates, 'site.yaml'), 'utf8');
  const files = new Map([['site.yaml', site + languageLines(ids)]]);
  for (const path of pathsBelow('en')) files.set(`${original}/${path}`, textOf(original, path));
  for (const id of translations.filter((language) => readyLanguage(language)))
    for (const path of translatedPaths()) files.set(`${id}/${path}`, textOf(id, path));
  for (const id of ids.filter((language) => !readyLanguage(language))) {
    const file = `${id}/messages.yaml`;
    files.set(file, withEnglishTexts(files.get(file) ?? '', messages));
  }
  return files;
}

/** The text of a messages.yaml with all ready English texts as comments, each in its group. */
function withEnglishTexts(text: string, { rows, readyText }: MessageModel): string {
  const parts = text.split(/^(?=\w+:$)/m);
  const groups = new Map(parts.map((part) => [/^\w*/.exec(part)?.[0] ?? '', part]));
  groups.set('', (groups.get('') ?? '') + translatorsNote);
  for (const key of rows.keys()) {
    const [group = '', name = ''] = key.split('.');
    const ready = readyText(key, 'en');
    const line = ready && writeFields({ [name]: ready.value }, '  # ');
    if (line) groups.set(group, (groups.get(group) ?? `# ${group}:\n`) + line);
  }
  return [...groups.values()].join('');
}

const translatorsNote = `# The other texts of the pages are below, in English. To translate one, write it in your language, and delete the \`# \`
# before it and before the name of its group.
`;

/** A file of the template in a language, or in English where it isn't ready. */
function textOf(id: string, path: string): string {
  const file = join(templates, readyLanguage(id) ?? 'en', path);
  return readFileSync(existsSync(file) ? file : join(templates, 'en', path), 'utf8');
}

/** The paths of files that are ready in every language: the legal pages. */
function translatedPaths(): string[] {
  return pathsBelow('en').filter((path) =>
    templateIds.every((id) => existsSync(join(templates, id, path))),
  );
}

function pathsBelow(id: string): string[] {
  return readdirSync(join(templates, id), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path));
}

/** The field of site.yaml for some languages, with tags that aren't the default. */
function languageLines(ids: readonly string[]): string {
  const items = ids.map((id) => {
    const tag = readyLanguages[id] ?? defaultTag(id);
    return tag === defaultTag(id) ? `  - ${id}\n` : `  - id: ${id}\n    tag: ${tag}\n`;
  });
  return `# The languages, the original first, which the others fall back to.\nlanguages:\n${items.join('')}`;
}
