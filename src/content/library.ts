// In: a project's folder. Out: its content as modules, and what is wrong with it; kept up to date file by file.
import { locales, type Locale } from '../locales.ts';
import { collectionNames, collections, type CollectionName } from './collections.ts';
import type { Content } from './content.ts';
import type { Picture } from './entry.ts';
import { describePicture } from './images/describe-picture.ts';
import { indexImages, type ImageIndex } from './images/index-images.ts';
import { localize, localizeMessages, type LocalizedEntry } from './localize.ts';
import { compareProblems, type Problem } from './problem.ts';
import { read, sortFindings } from './read.ts';
import { siteUrl } from './site.ts';
import { validate } from './validate.ts';
import { imageFields } from './validate/across.ts';

/** Content at one moment. */
export interface Library {
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly collection: (name: CollectionName, locale: Locale) => readonly LocalizedEntry[];
  readonly messages: (locale: Locale) => unknown;
  readonly site: () => unknown;
  readonly show: (name: CollectionName, entry: LocalizedEntry) => unknown;
  readonly textOf: (file: string) => string | undefined;
}

/** Reads a project's content. */
export async function openLibrary(
  root: string,
  withDrafts: boolean,
  url?: string,
): Promise<Library> {
  const reading = sortFindings(read(root));
  const index = await indexImages(root);
  const validated = validate(reading);
  const { content } = validated;
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  const entries = content.entries.filter(({ fields }) => withDrafts || fields['draft'] !== true);
  const localized = new Map<string, LocalizedEntry[]>();
  return {
    content,
    problems: [...validated.problems, ...index.problems].sort(compareProblems),
    collection(name, locale) {
      const key = `${name} ${locale}`;
      const known = localized.get(key) ?? localize(entries, name, locale);
      localized.set(key, known);
      return known;
    },
    messages: (locale) => localizeMessages(content, locale),
    site: () => showSite(content, index, url),
    show: (name, entry) => showEntry(name, entry, index),
    textOf: (file) => texts.get(file),
  };
}

function showEntry(
  name: CollectionName,
  { slug, fields }: LocalizedEntry,
  index: ImageIndex,
): unknown {
  const pictures = imageFields(name).map((field) => [field, picture(fields[field], index)]);
  return { slug, ...fields, ...Object.fromEntries(pictures) };
}

function showSite({ site }: Content, index: ImageIndex, url = site?.url ?? ''): unknown {
  const { hero, biography } = site?.images ?? {};
  const images = { hero: picture(hero, index), biography: picture(biography, index) };
  return { ...site, url: siteUrl(url) ?? url, images };
}

function picture(name: unknown, { images }: ImageIndex): Picture | undefined {
  const image = typeof name === 'string' ? images.get(name) : undefined;
  return image && describePicture(image);
}

/** The names of the images that pages show. */
export function usedImages({ content }: Library): Set<string> {
  const names = content.entries.flatMap(({ collection, fields }) =>
    imageFields(collection).map((field) => fields[field]),
  );
  const all = [...names, ...Object.values(content.site?.images ?? {})];
  return new Set(all.filter((name) => typeof name === 'string'));
}

/** Every module of content, by its name after `virtual:content/`. */
export function moduleNames(library: Library): string[] {
  const pages = collectionNames.flatMap((name) =>
    locales.flatMap(({ id }) => {
      const count = Math.max(
        1,
        Math.ceil(library.collection(name, id).length / collections[name].pageSize),
      );
      return Array.from({ length: count }, (_, index) => `${name}/${id}/${index + 1}`);
    }),
  );
  return ['site', 'messages', ...collectionNames, ...pages];
}
