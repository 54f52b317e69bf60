// In: a collection and a title. Out: a new file in content/, to be filled in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { translatedNames } from '../schema/collection.ts';
import { collectionNames, collections, type CollectionName } from '../schema/collections.ts';
import { codeOf } from '../error-code.ts';
import { openLibrary } from '../library.ts';
import { nearest } from '../problem/nearest.ts';
import { placeOf, slugOf } from '../place.ts';
import { read, sortFindings } from '../read.ts';
import { newEntry } from './new-entry.ts';
import { newTranslation } from './new-translation.ts';
import { languageName } from '../translations/summary.ts';
import { entryTexts } from '../translations/write-stamp.ts';
import { Misuse, readOptions, type Surroundings } from './options.ts';

/** Writes a new entry or a translation of one; answers with the exit code, 1 where the file is there already. */
export async function create(
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { root, print, environment } = surroundings;
  const { settings, words: names } = readOptions(
    words,
    { settings: ['lang', 'slug'] },
    environment,
  );
  const [kind, ...rest] = names;
  const title = rest.join(' ').trim();
  if (kind === undefined || title === '') throw new Misuse('Which collection, and which title?');
  const collection = chooseCollection(kind);
  if (!settings.has('lang')) refuseLostOption(root, collection, rest);
  const locale = chooseLocale(settings.get('lang') ?? defaultLocale);
  const slug = chooseSlug(settings.get('slug'), title, collection);
  const file = `content/${locale}/${collection}/${slug}.mdx`;
  const text =
    locale === defaultLocale
      ? await writeEntry(root, collection, slug, title)
      : writeTranslation(root, collection, slug, locale);
  if (!writeNew(join(root, file), text)) {
    print(`${file} is there already; nothing was written.`);
    return 1;
  }
  print([`Written: ${file}`, ...nextSteps(locale)].join('\n'));
  return 0;
}

/** `new work aurora es` is what npm leaves of `--lang es`. */
function refuseLostOption(root: string, collection: CollectionName, words: readonly string[]) {
  const [last, title] = [words.at(-1), words.slice(0, -1).join(' ')];
  const isLanguage = locales.some(({ id }) => id !== defaultLocale && id === last);
  const original = `content/${defaultLocale}/${collection}/${slugOf(title)}.mdx`;
  if (!isLanguage || !existsSync(join(root, original))) return;
  const meant = `npm run content:new ${collection} ${slugOf(title)} -- --lang ${last}`;
  throw new Misuse(`npm keeps \`--lang\` for itself. Write \`${meant}\`.`);
}

function nextSteps(locale: Locale): string[] {
  const check =
    '`npm run content:check` tells what is wrong, `npm run dev` shows it while you write.';
  if (locale === defaultLocale) {
    return [
      'Write your own in place of the examples; it is a draft until you delete `draft: true`.',
      check,
    ];
  }
  return [`Write the texts in ${languageName(locale)}; the English stands beside them.`, check];
}

const singulars: ReadonlyMap<string, CollectionName> = new Map([
  ...collectionNames.map((name) => [name, name] as const),
  ['work', 'works'],
  ['video', 'videos'],
  ['photo', 'photos'],
  ['photograph', 'photos'],
  ['biographies', 'biography'],
]);

function chooseCollection(word: string): CollectionName {
  const found = singulars.get(word.toLowerCase());
  if (found) return found;
  const near = nearest(word, singulars.keys());
  const list = collectionNames.map((name) => `\`${name}\``).join(', ');
  const hint = near ? `Did you mean \`${near}\`?` : `The collections are ${list}.`;
  throw new Misuse(`There is no collection \`${word}\`. ${hint}`);
}

function chooseLocale(word: string): Locale {
  const found = locales.find(({ id }) => id === word.toLowerCase());
  if (found) return found.id;
  const list = locales.map(({ id }) => `\`${id}\``).join(', ');
  throw new Misuse(`There is no language \`${word}\`. The languages are ${list}.`);
}

function chooseSlug(asked: string | undefined, title: string, collection: CollectionName): string {
  const slug = asked ?? slugOf(title);
  if (slug === '') {
    throw new Misuse(
      `\`${title}\` has no letters for an address. Choose one with \`--slug\`, of \`a\`–\`z\`, digits and \`-\`.`,
    );
  }
  const place = placeOf(`${defaultLocale}/${collection}/${slug}.mdx`);
  if (place.kind === 'entry') return slug;
  const better = slugOf(slug);
  const { message, hint = '' } =
    place.kind === 'misplaced' ? place.fault : { message: `\`${slug}\` is no name.` };
  throw new Misuse(
    `${message} ${better && better !== slug ? `Write \`${better}\`.` : hint}`.trim(),
  );
}

async function writeEntry(root: string, collection: CollectionName, slug: string, title: string) {
  const library = await openLibrary({ root, withDrafts: true });
  const { entries } = library.edition().content;
  const others = entries.filter(
    (entry) => entry.collection === collection && entry.locale === defaultLocale,
  );
  const { images } = sortFindings(read(root));
  const fields = others.map((other) => other.fields);
  return newEntry({ collection, slug, title, images, others: fields });
}

function writeTranslation(
  root: string,
  collection: CollectionName,
  slug: string,
  locale: Locale,
): string {
  const { sources } = sortFindings(read(root));
  const folder = `content/${defaultLocale}/${collection}/`;
  const original = sources.find(({ file }) => file === `${folder}${slug}.mdx`);
  if (!original) {
    const own = sources.filter(({ file }) => file.startsWith(folder));
    const slugs = own.map(({ file }) => file.slice(folder.length, -'.mdx'.length));
    const near = nearest(slug, slugs) ?? slugs.find((each) => each.startsWith(slug));
    const hint = near ? `Did you mean \`${near}\`?` : 'Write the English entry first.';
    throw new Misuse(`There is no ${folder}${slug}.mdx to translate. ${hint}`);
  }
  const texts = entryTexts(original, translatedNames(collections[collection]));
  if (texts) return newTranslation(collection, texts, languageName(locale));
  throw new Misuse(`${original.file} can't be read; \`npm run content:check\` says why.`);
}

/** Whether there was no such file before. */
function writeNew(path: string, text: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
