// In: every entry that is sound by itself. Out: what is wrong between them: images, duplicates, what is missing.
import { defaultLocale } from '../../locales.ts';
import { required, type Shape } from '../schema/collection.ts';
import { collectionNames, collections, type CollectionName } from '../schema/collections.ts';
import type { Content, Entry } from '../schema/content.ts';
import { positionOf, problemAt, type Fault } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading, Source } from '../read.ts';
import { fields } from '../schema/scalars.ts';
import { readYaml, type Path, type Tree } from './yaml.ts';
import { treeOf } from './check-entry.ts';
import { yearsAhead } from './check-years.ts';

/** Checks what no file can know of itself. */
export function checkAcross(content: Content, reading: Reading): Problem[] {
  const files = new Map(reading.sources.map((source) => [source.file, source]));
  const problems = collectionNames.flatMap((name) => {
    const entries = content.entries.filter(({ collection }) => collection === name);
    const [originals, translations] = split(entries);
    return [
      ...missingImages(name, originals, files, reading),
      ...duplicates(name, originals, files),
      ...strayTranslations(originals, translations, files),
    ];
  });
  const late = yearsAhead(content).flatMap(({ entry, path, fault }) =>
    atField(files.get(entry.file), path, fault),
  );
  return [...problems, ...late, ...missingSiteImages(content, reading)];
}

type SourcesByFile = ReadonlyMap<string, Source>;

function split(entries: readonly Entry[]): [Entry[], Entry[]] {
  const isOriginal = ({ locale }: Entry) => locale === defaultLocale;
  return [entries.filter(isOriginal), entries.filter((entry) => !isOriginal(entry))];
}

function missingImages(
  name: CollectionName,
  originals: readonly Entry[],
  sources: SourcesByFile,
  { folder, images }: Reading,
): Problem[] {
  const known = new Set(images);
  return imageFields(name).flatMap((field) =>
    originals.flatMap(({ file, fields: { [field]: image } }) =>
      typeof image !== 'string' || known.has(image)
        ? []
        : atField(sources.get(file), [field], imageFault(image, folder, images)),
    ),
  );
}

/** Fields within one that English doesn't have would never be shown. */
function strayTranslations(
  originals: readonly Entry[],
  translations: readonly Entry[],
  sources: SourcesByFile,
): Problem[] {
  const bySlug = new Map(originals.map((entry) => [entry.slug, entry]));
  return translations.flatMap(({ file, slug, fields: translated }) => {
    const original = bySlug.get(slug);
    const stray = Object.keys(translated).filter(
      (name) => typeof translated[name] === 'object' && original?.fields[name] === undefined,
    );
    return stray.flatMap((name) =>
      original ? atField(sources.get(file), [name], strayFault(name, original.file)) : [],
    );
  });
}

function strayFault(name: string, original: string): Fault {
  const message = `\`${name}\` translates what the English entry doesn't have.`;
  return {
    code: 'translation-stray',
    message,
    hint: `Write \`${name}\` in ${original} first, or delete it here.`,
  };
}

function missingSiteImages({ site }: Content, { folder, sources, images }: Reading): Problem[] {
  const source = sources.find(({ role }) => role.kind === 'site');
  return Object.entries(site?.images ?? {})
    .filter(([, image]) => !images.includes(image))
    .flatMap(([name, image]) =>
      atField(source, ['images', name], imageFault(image, folder, images)),
    );
}

function imageFault(image: string, folder: string, images: readonly string[]): Fault {
  const near = nearest(image, images);
  const message = `There is no image \`${image}\` in ${folder}/images.`;
  return {
    code: 'image-missing',
    message,
    hint: near ? `Did you mean \`${near}\`?` : 'Put the file there.',
  };
}

const leastSide = 320;

/** Pictures that would be blown up wherever they stand. */
export function smallImages(
  { entries, site }: Content,
  { sources }: Reading,
  images: ReadonlyMap<string, { readonly width: number; readonly height: number }>,
): Problem[] {
  const files = new Map(sources.map((source) => [source.file, source]));
  const siteSource = sources.find(({ role }) => role.kind === 'site');
  const named = [
    ...entries.flatMap(({ file, collection, fields: values }) =>
      imageFields(collection).map((field) => [files.get(file), [field], values[field]] as const),
    ),
    ...Object.entries(site?.images ?? {}).map(
      ([name, image]) => [siteSource, ['images', name], image] as const,
    ),
  ];
  return named.flatMap(([source, path, image]) => {
    const { width, height } = (typeof image === 'string' && images.get(image)) || anySize;
    if (Math.max(width, height) >= leastSide) return [];
    return atField(source, path, smallFault(width, height));
  });
}

const anySize = { width: Infinity, height: Infinity };

function smallFault(width: number, height: number): Fault {
  return {
    code: 'image-small',
    severity: 'warning',
    message: `The picture has ${width} × ${height} pixels, which is too small to be sharp here.`,
    hint: 'Put the photograph there as it came from the camera, 1600 pixels or more on its longer side.',
  };
}

/** The fields of a collection that name an image. */
export function imageFields(name: CollectionName): string[] {
  const shared: Shape = collections[name].shared;
  return Object.entries(shared)
    .filter(([, schema]) => fields.get(required(schema))?.kind === 'image')
    .map(([field]) => field);
}

function duplicates(
  name: CollectionName,
  originals: readonly Entry[],
  sources: SourcesByFile,
): Problem[] {
  return collections[name].unique.flatMap((field) => {
    const firsts = new Map<unknown, Entry>();
    return originals.flatMap((entry) => {
      const value = entry.fields[field];
      const first = firsts.get(value);
      if (!first) firsts.set(value, entry);
      return first
        ? atField(sources.get(entry.file), [field], duplicateFault(field, value, first, sources))
        : [];
    });
  });
}

function duplicateFault(
  field: string,
  value: unknown,
  first: Entry,
  sources: SourcesByFile,
): Fault {
  const source = sources.get(first.file);
  const spans = source && treeFor(source)?.spans([field]);
  const line = source && spans ? `:${positionOf(source.text, spans.key.start).line}` : '';
  const message = `\`${field}\` must be different in every entry, and \`${String(value)}\` is taken.`;
  return {
    code: 'duplicate',
    message,
    hint: `It is set in ${first.file}${line} too. Change one of them.`,
  };
}

/** Positions are only looked up where there is a problem, by parsing the file again. */
function atField(source: Source | undefined, path: Path, fault: Fault): Problem[] {
  const spans = source && treeFor(source)?.spans(path);
  return spans ? [problemAt(source, spans.value.start, spans.value.end, fault)] : [];
}

function treeFor(source: Source): Tree | undefined {
  return source.role.kind === 'entry' ? treeOf(source) : readYaml(source);
}
