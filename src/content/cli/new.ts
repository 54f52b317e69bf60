// In: a collection and a title. Out: the file of a new entry or of its translation.
import { join } from 'node:path';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { translatedNames, type Collection } from '../fields/collection.ts';
import { didYouMean } from '../../text/nearest.ts';
import {
  type ContentFolder,
  entryFileOf,
  isOriginalRole,
  roleOf,
  slugsIn,
  type EntryRole,
} from '../source/file-role.ts';
import { slugOf } from '../fields/slug.ts';
import { readFiles, groupFiles } from '../source/read-files.ts';
import { entryTemplate } from './entry-template.ts';
import { languageName, originalName } from '../../text/language-name.ts';
import { findSourceFile } from '../source/source-file.ts';
import { sourceTexts } from './stamp.ts';
import { entryText } from '../source/write-fields.ts';
import { writeNewFile } from '../io/file-system.ts';
import {
  findCollection,
  UsageError,
  unknownValue,
  unreadableFile,
  type CommandContext,
} from './command.ts';
import { bodyName, type Shape } from '../fields/shape.ts';
import { textPlaceholder } from '../fields/placeholders.ts';
import { type TranslatedTexts, stampOf } from '../translations/stamp.ts';

/** Writes a new entry or its translation; returns the exit code, 1 if the file already exists. */
export function createEntry(
  kind: string,
  title: string,
  language: string | undefined,
  context: CommandContext,
): number {
  const { root, folder, model, print } = context;
  const collection = findCollection(kind, model);
  const locale = chooseLocale(language ?? defaultLocale);
  const isTranslation = locale !== defaultLocale;
  const role = { locale, collection, slug: slugFor(title, { locale, collection }, folder) };
  assertPlace(context, role);
  const file = entryFileOf(folder, role);
  const textOf = () =>
    isTranslation ? writeTranslation(context, role) : writeEntry(context, role, title);
  if (!writeNewFile(join(root, file), textOf)) {
    print(`${file} exists already; nothing was written.`);
    return 1;
  }
  const next = isTranslation
    ? `Write the texts in ${languageName(locale)}; the ${originalName()} is next to them.`
    : 'Replace the examples with your own. It is a draft until you delete `draft: true`.';
  const last =
    '`npm run content:check` says what is wrong, `npm run dev` shows it while you write.';
  print([`Written: ${file}`, next, last].join('\n'));
  return 0;
}

function chooseLocale(language: string): Locale {
  const ids = locales.map(({ id }) => id);
  const match = ids.find((id) => id.toLowerCase() === language.toLowerCase());
  if (match) return match;
  throw new UsageError(unknownValue('language', language, ids));
}

function slugFor(title: string, entry: Omit<NewEntry, 'slug'>, folder: string): string {
  const slug = slugOf(title);
  if (slug !== '') return slug;
  const example = `my-${entry.collection.entryLabel.toLowerCase().replaceAll(' ', '-')}`;
  throw new UsageError(
    `\`${title}\` can’t be spelt in \`a\`–\`z\`, so it can’t be an address. Write a name in those letters instead, such as \`${example}\`, and the title in ${entryFileOf(folder, { ...entry, slug: example })}.`,
  );
}

type NewEntry = Omit<EntryRole, 'kind'>;

/** Throws for a slug that is valid but reserved. */
function assertPlace(content: ContentFolder, { locale, collection, slug }: NewEntry): void {
  const role = roleOf(`${locale}/${collection.name}/${slug}.mdx`, content);
  if (role.kind === 'misplaced')
    throw new UsageError(`${role.issue.message} Write another title, such as \`My ${slug}\`.`);
}

function writeEntry(context: CommandContext, { collection }: NewEntry, title: string): string {
  const { sources, images } = groupFiles(context, readFiles(context));
  const siblings = sources
    .filter((source) => isOriginalRole(source.role) && source.role.collection === collection)
    .map(({ tree }) => tree.value);
  return entryTemplate({ collection, title, images, siblings });
}

function writeTranslation(context: CommandContext, { locale, collection, slug }: NewEntry): string {
  const reading = groupFiles(context, readFiles(context));
  const { sources } = reading;
  const file = entryFileOf(context.folder, { locale: defaultLocale, collection, slug });
  if (reading.problems.some((problem) => problem.file === file))
    throw new UsageError(unreadableFile(file));
  const original = findSourceFile(sources, file);
  if (!original) {
    const slugs = slugsIn(collection, sources);
    const hint = didYouMean(slug, slugs) ?? `Write the ${originalName()} entry first.`;
    throw new UsageError(`There is no ${file} to translate. ${hint}`);
  }
  const texts = sourceTexts(original, translatedNames(collection));
  if (texts) return newTranslation(collection, texts, languageName(locale));
  throw new UsageError(unreadableFile(file));
}

/** A translation whose fields are all commented out, so that it is valid, with the stamp of the current original. */
function newTranslation(
  collection: Collection,
  original: TranslatedTexts,
  language: string,
): string {
  const { translated } = collection;
  const body = original.get(bodyName);
  return entryText(`# Write each text in ${language} after the name of its field, and delete the "# " before the name.
# What you don’t translate appears in ${originalName()}.

${fieldLines(translated, original, '').join('')}${body === undefined ? '' : bodyLines(body)}# Shows when the ${originalName()} changes. Leave it as it is; \`npm run content:stamp\` renews it.
translates: ${stampOf(original)}
`);
}

/** The fields of a shape as comments, each below its original, which stays a comment when the outer "# " is deleted. */
function fieldLines(
  shape: Shape,
  original: TranslatedTexts,
  prefix: string,
  indent = '',
): string[] {
  return Object.entries(shape).flatMap(([name, { fields, type }]) => {
    if (fields) {
      const lines = fieldLines(fields, original, `${prefix}${name}.`, '  ');
      return lines.length === 0 ? [] : [`# ${name}:\n`, ...lines, '\n'];
    }
    const text = original.get(prefix + name);
    if (text === undefined) return [];
    const line = (type?.item ? text.replaceAll('\n', ' · ') : text).replaceAll(/\s+/g, ' ').trim();
    const item = type?.item ? `# ${indent}  - ${textPlaceholder}\n` : '';
    const end = indent === '' ? '\n' : '';
    const remark = indent && `${indent}# `;
    return [`# ${remark}${originalName()}: ${line}\n# ${indent}${name}:\n${item}${end}`];
  });
}

function bodyLines(body: string): string {
  const lines = ['', ...body.trim().split(/\r?\n/)].map((line) => `# ${line}`.trimEnd());
  return `# The text goes below the second ---. In ${originalName()}:\n${lines.join('\n')}\n\n`;
}
