// The schemas -> entries with each optional field absent and present, alone and with all others.
import { siteCollection } from '../site-collection.ts';
import { stringify } from 'yaml';
import type { Path } from '../../src/content/fields/value-at.ts';
import {
  type Field,
  fieldAt,
  type FileSchema,
  type Shape,
} from '../../src/content/fields/shape.ts';
import type { Collection } from '../../src/content/fields/collection.ts';

/** The fields of an entry; their texts name their paths. */
type Fields = Readonly<Record<string, unknown>>;

/** The name of an entry's file, and its text. */
interface Made {
  readonly slug: string;
  readonly text: string;
}

/** What an entry of a collection hardly ever lacks. */
const always: Readonly<Record<string, Fields>> = {
  concerts: { country: 'ES' },
  press: { quote: 'Everybody listened.' },
};

/** Fields that exclude others. */
const apart: ReadonlySet<string> = new Set(['concerts.until']);

/** What only makes sense with another field. */
const together: Readonly<Record<string, Fields>> = {
  'concerts.previousDate': { status: 'postponed' },
  'concerts.status': { status: 'few-left' },
};

/**
 * A collection's entries: one without any optional field, one with all, and one for each with that field alone. So
 * any two fields are both absent, both present, and either alone.
 */
export function entriesOf(name: string): Made[] {
  const { original, body }: Collection = siteCollection(name);
  // What is in view of a picture goes with the picture.
  const optional = optionalPaths(original).filter(
    ([field = '']) => !/^(?:draft|focus)$/.test(String(field)),
  );
  const withBody = body?.optional ? ['body-alone'] : [];
  const slugs = [
    'bare',
    'full',
    ...optional.map((path) => path.join('-').toLowerCase()),
    ...withBody,
  ];
  return slugs.map((slug, index) => {
    const alone = optional[index - 2];
    const isWanted = (path: Path) =>
      (slug === 'full' && !apart.has(`${name}.${path.join('.')}`)) ||
      path.join('.') === alone?.join('.') ||
      isAbove(path, alone);
    const fields = {
      ...always[name],
      ...fieldsOf(original.shape, { name, slug, index, isWanted }),
      ...together[`${name}.${alone?.join('.')}`],
      ...(slug === 'full' && together[`${name}.previousDate`]),
    };
    const isWritten =
      (body && !body.optional) || (body?.optional && /^(?:full|body-alone)$/.test(slug));
    return {
      slug,
      text: `---\n${stringify(fields)}---\n${isWritten ? `\nThe text of ${slug}.\n` : ''}`,
    };
  });
}

/** The paths of all optional fields; objects are listed by field. */
function optionalPaths({ shape }: FileSchema, above: Path = []): Path[] {
  const fields = above.length === 0 ? shape : (fieldAt(shape, above)?.fields ?? {});
  return Object.entries(fields).flatMap(([name, field]): Path[] => {
    const path = [...above, name];
    if (field.fields) return optionalPaths({ shape }, path);
    return field.optional ? [path] : [];
  });
}

function isAbove(path: Path, other: Path | undefined): boolean {
  return other !== undefined && path.every((step, depth) => other[depth] === step);
}

interface Wanted {
  readonly name: string;
  readonly slug: string;
  /** Makes what must differ different. */
  readonly index: number;
  readonly isWanted: (path: Path) => boolean;
}

/** The fields of an object: all that are needed, and the optional ones that are wanted. */
export function fieldsOf(shape: Shape, wanted: Wanted, above: Path = []): Fields {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const path = [...above, name];
    if (field.optional && !wanted.isWanted(path) && !hasWanted(field, wanted, path)) return [];
    return name === 'draft' ? [] : [[name, valueOf(field, wanted, path)] as const];
  });
  return Object.fromEntries(fields);
}

function hasWanted({ fields = {} }: Field, wanted: Wanted, path: Path): boolean {
  return Object.keys(fields).some((name) => wanted.isWanted([...path, name]));
}

function valueOf({ fields, items, type }: Field, wanted: Wanted, path: Path): unknown {
  const { name, slug, index } = wanted;
  if (fields) return fieldsOf(fields, wanted, path);
  if (items) return slug === 'bare' ? [] : [fieldsOf(items, wanted, path)];
  const words = `The ${path.join(' ')} of ${slug} in ${name}`;
  if (name === 'videos' && path[0] === 'id') return `video-${String(index).padStart(5, '0')}`;
  switch (type?.name) {
    case 'text':
      return type.example === '…' ? words : type.example;
    case 'phrase':
      return words;
    case 'phrases':
      return [words, `Another ${words}`];
    case 'references':
      return ['full'];
    case 'days':
    case 'words':
      return [type.example];
    case 'integer':
      return path[0] === 'order' ? index + 1 : Number(type.example);
    case 'address':
      return `https://example.org/${name}/${slug}`;
    case 'image':
      return pictureOf(name, slug);
    default:
      return type?.example;
  }
}

/** The name of the picture of an entry. */
export function pictureOf(name: string, slug: string): string {
  return `${name}-${slug}.png`;
}
