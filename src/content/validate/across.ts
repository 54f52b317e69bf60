// In: every entry that is sound by itself. Out: what is wrong between them: images, duplicates, what is missing.
import { required, type Shape } from '../collection.ts';
import { collectionNames, collections, type CollectionName } from '../collections.ts';
import type { Content, Entry } from '../content.ts';
import { problemAt, problemWith, type Fault } from '../locate.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../read.ts';
import { fields } from '../scalars.ts';
import { defaultLocale } from '../../locales.ts';
import { positionOf } from '../locate.ts';
import { readYaml, type Path, type Tree } from '../yaml.ts';
import { treeOf } from './entry.ts';

/** Checks what no file can know of itself. */
export function checkAcross(
  content: Content,
  sources: ReadonlyMap<string, Source>,
  images: ReadonlySet<string>,
): Problem[] {
  return [
    ...content.entries.flatMap((entry) => missingImages(entry, sources, images)),
    ...missingSiteImages(content, sources, images),
    ...collectionNames.flatMap((name) => duplicates(name, content, sources)),
    ...collectionNames.flatMap((name) => missingEntries(name, sources)),
  ];
}

function missingImages(
  entry: Entry,
  sources: ReadonlyMap<string, Source>,
  images: ReadonlySet<string>,
): Problem[] {
  return imageFields(entry.collection).flatMap((name) => {
    const image = entry.fields[name];
    if (typeof image !== 'string' || images.has(image)) return [];
    return atField(sources.get(entry.file), [name], imageFault(image, images));
  });
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
  content: Content,
  sources: ReadonlyMap<string, Source>,
): Problem[] {
  const originals = content.entries.filter(
    ({ collection, locale }) => collection === name && locale === defaultLocale,
  );
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

function missingEntries(name: CollectionName, sources: ReadonlyMap<string, Source>): Problem[] {
  const folder = `content/${defaultLocale}/${name}/`;
  return (collections[name].slugs ?? [])
    .filter((slug) => !sources.has(`${folder}${slug}.mdx`))
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
