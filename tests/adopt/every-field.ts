// The schemas -> entries with each optional field absent and present, alone and with all others.
import { z } from 'zod';
import { stringify } from 'yaml';
import type { CollectionName } from '../../src/pages.ts';
import type { Path } from '../../src/content/at-path.ts';
import {
  fieldIn,
  isOptionalAt,
  type ObjectSchema,
  required,
  schemaAt,
  type Shape,
  shapeOf,
} from '../../src/content/fields/shape.ts';
import { siteCollection } from '../site-collection.ts';

/** The fields of an entry; the texts in them say where they stand. */
type Fields = Readonly<Record<string, unknown>>;

/** The name of an entry's file, and its text. */
export interface Made {
  readonly slug: string;
  readonly text: string;
}

/** What an entry of a collection hardly ever lacks. */
const always: Readonly<Record<string, Fields>> = { concerts: { country: 'ES' } };

/** What can't stand beside all others. */
const apart: ReadonlySet<string> = new Set(['concerts.until', 'concerts.also.previousDate']);

/** What only makes sense with another field. */
const together: Readonly<Record<string, Fields>> = {
  'concerts.previousDate': { status: 'postponed' },
  'concerts.status': { status: 'few-left' },
};

/**
 * A collection's entries: one without any optional field, one with all, and one for each with that field alone. So
 * any two fields are both absent, both present, and either alone.
 */
export function entriesOf(name: CollectionName): Made[] {
  const { original, body } = siteCollection(name);
  const optional = optionalPaths(original).filter((path) => path[0] !== 'draft');
  const withBody = body === 'optional' ? ['body-alone'] : [];
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
      ...fieldsOf(original, { name, slug, index, isWanted }),
      ...together[`${name}.${alone?.join('.')}`],
      ...(slug === 'full' && together[`${name}.previousDate`]),
    };
    const isWritten =
      body === 'required' || (body === 'optional' && /^(?:full|body-alone)$/.test(slug));
    return {
      slug,
      text: `---\n${stringify(fields)}---\n${isWritten ? `\nThe text of ${slug}.\n` : ''}`,
    };
  });
}

/** The paths of all that may be left out, objects by their fields. */
function optionalPaths(schema: ObjectSchema, above: Path = []): Path[] {
  const shape = above.length === 0 ? schema.shape : (shapeOf(schemaAt(schema.shape, above)) ?? {});
  return Object.entries(shape).flatMap(([name, inner]): Path[] => {
    const path = [...above, name];
    if (shapeOf(inner)) return optionalPaths(schema, path);
    return isOptionalAt(schema, path) ? [path] : [];
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
export function fieldsOf(schema: z.core.$ZodType, wanted: Wanted, above: Path = []): Fields {
  const shape: Shape = shapeOf(schema) ?? {};
  const fields = Object.entries(shape).flatMap(([name, inner]) => {
    const path = [...above, name];
    const isOptional = inner instanceof z.ZodExactOptional;
    if (isOptional && !wanted.isWanted(path) && !hasWanted(inner, wanted, path)) return [];
    return name === 'draft' ? [] : [[name, valueOf(required(inner), wanted, path)] as const];
  });
  return Object.fromEntries(fields);
}

function hasWanted(schema: z.core.$ZodType, wanted: Wanted, path: Path): boolean {
  return Object.keys(shapeOf(schema) ?? {}).some((name) => wanted.isWanted([...path, name]));
}

function valueOf(schema: z.core.$ZodType, wanted: Wanted, path: Path): unknown {
  const { name, slug, index } = wanted;
  const field = fieldIn(schema);
  if (shapeOf(schema)) return fieldsOf(schema, wanted, path);
  if (schema instanceof z.ZodArray && !field)
    return slug === 'bare' ? [] : [fieldsOf(schema.element, wanted, path)];
  const words = `The ${path.join(' ')} of ${slug} in ${name}`;
  if (name === 'videos' && path[0] === 'id') return `video-${String(index).padStart(5, '0')}`;
  switch (field?.kind) {
    case 'text':
      return field.example === '…' ? words : field.example;
    case 'phrase':
      return words;
    case 'phrases':
      return [words, `Another ${words}`];
    case 'references':
      return ['full'];
    case 'integer':
      return path[0] === 'order' ? index + 1 : Number(field.example);
    case 'address':
      return `https://example.org/${name}/${slug}`;
    case 'image':
      return pictureOf(name, slug);
    default:
      return field?.example;
  }
}

/** The name of the picture of an entry. */
export function pictureOf(name: string, slug: string): string {
  return `${name}-${slug}.png`;
}
