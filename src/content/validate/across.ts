// In: every entry that is sound by itself. Out: what is wrong between them: images, duplicates, what is missing.
import { defaultLocale } from '../../locales.ts';
import { required, type Shape } from '../schema/collection.ts';
import { collectionNames, collections, type CollectionName } from '../schema/collections.ts';
import type { Content, Entry } from '../schema/content.ts';
import { positionOf, problemAt, problemWith, type Fault } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { Source } from '../read.ts';
import { fields } from '../schema/scalars.ts';
import { readYaml, type Path, type Tree } from './yaml.ts';
import { treeOf } from './entry.ts';
import { isTold } from './is-told.ts';

/** Checks what no file can know of itself. */
export function checkAcross(
  content: Content,
  sources: ReadonlyMap<string, Source>,
  images: ReadonlySet<string>,
  told: readonly Problem[],
): Problem[] {
  const problems = collectionNames.flatMap((name) => {
    const entries = content.entries.filter(({ collection }) => collection === name);
    const [originals, translations] = split(entries);
    return [
      ...missingImages(name, originals, sources, images),
      ...duplicates(name, originals, sources),
      ...missingEntries(name, sources, told),
      ...strayTranslations(originals, translations, sources),
    ];
  });
  return [...problems, ...missingSiteImages(content, sources, images)];
}

function split(entries: readonly Entry[]): [Entry[], Entry[]] {
  const isOriginal = ({ locale }: Entry) => locale === defaultLocale;
  return [entries.filter(isOriginal), entries.filter((entry) => !isOriginal(entry))];
}

function missingImages(
  name: CollectionName,
  originals: readonly Entry[],
  sources: ReadonlyMap<string, Source>,
  images: ReadonlySet<string>,
): Problem[] {
  return imageFields(name).flatMap((field) =>
    originals.flatMap(({ file, fields: { [field]: image } }) =>
      typeof image !== 'string' || images.has(image)
        ? []
        : atField(sources.get(file), [field], imageFault(image, images)),
    ),
  );
}

/** Fields within one that English doesn't have would never be shown. */
function strayTranslations(
  originals: readonly Entry[],
  translations: readonly Entry[],
  sources: ReadonlyMap<string, Source>,
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

function missingSiteImages(
  { site }: Content,
  sources: ReadonlyMap<string, Source>,
  images: ReadonlySet<string>,
): Problem[] {
  return Object.entries(site?.images ?? {})
    .filter(([, image]) => !images.has(image))
    .flatMap(([name, image]) =>
      atField(sources.get('content/site.yaml'), ['images', name], imageFault(image, images)),
    );
}

function imageFault(image: string, images: ReadonlySet<string>): Fault {
  const near = nearest(image, images);
  const message = `There is no image \`${image}\` in content/images.`;
  return {
    code: 'image-missing',
    message,
    hint: near ? `Did you mean \`${near}\`?` : 'Put the file there.',
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
  sources: ReadonlyMap<string, Source>,
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
  sources: ReadonlyMap<string, Source>,
): Fault {
  const source = sources.get(first.file);
  const place = source && treeFor(source)?.place([field]);
  const line = source && place ? `:${positionOf(source.text, place.key.start).line}` : '';
  const message = `\`${field}\` must be different in every entry, and \`${String(value)}\` is taken.`;
  return {
    code: 'duplicate',
    message,
    hint: `It is set in ${first.file}${line} too. Change one of them.`,
  };
}

function missingEntries(
  name: CollectionName,
  sources: ReadonlyMap<string, Source>,
  told: readonly Problem[],
): Problem[] {
  const folder = `content/${defaultLocale}/${name}/`;
  return (collections[name].slugs ?? [])
    .filter((slug) => !sources.has(`${folder}${slug}.mdx`) && !isTold(`${folder}${slug}.mdx`, told))
    .map((slug) =>
      problemWith(folder, {
        code: 'entry-missing',
        message: `The entry \`${slug}\` is missing.`,
        hint: `Write it in ${folder}${slug}.mdx.`,
      }),
    );
}

/** Positions are only looked up where there is something to tell, by reading the file again. */
function atField(source: Source | undefined, path: Path, fault: Fault): Problem[] {
  const place = source && treeFor(source)?.place(path);
  return place ? [problemAt(source, place.value.start, place.value.end, fault)] : [];
}

function treeFor(source: Source): Tree | undefined {
  return source.place.kind === 'entry' ? treeOf(source) : readYaml(source);
}
