// In: the schemas of content. Out: JSON Schemas of its files, by which editors complete and check while one types.
import { z } from 'zod';
import { defaultLocale, locales } from '../../locales.ts';
import type { ObjectSchema } from './collection.ts';
import { collectionNames, collections, type CollectionName } from './collections.ts';
import { describe } from './descriptions.ts';
import { messagesSchema } from './messages.ts';
import { fieldRegistry, type Field } from './scalars.ts';
import { siteSchema } from './site.ts';
import { translationSchema } from '../validate/check-messages.ts';
import { textPlaceholder } from './placeholders.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Every schema by the name of its file: `site.json`, `en/messages.json`, `en/works.json` (front matter), …
 * They take what YAML makes of a value (`year: 2019` is a number), and refuse no valid file; what only the whole
 * of the content shows (missing images, duplicates) is left to content:check.
 */
export function jsonSchemas(
  folder: string,
  images: readonly string[],
): ReadonlyMap<string, JsonSchema> {
  return new Map([
    ['site.json', write(siteSchema, `${folder}/site.yaml`, images)],
    ...locales.flatMap(({ id }) => {
      const isOriginal = id === defaultLocale;
      const messages = isOriginal ? messagesSchema : translationSchema;
      return [
        [`${id}/messages.json`, write(messages, `${folder}/${id}/messages.yaml`, images)] as const,
        ...collectionNames.map((name) => {
          const { original, translation } = collections[name];
          const title = `The front matter of ${folder}/${id}/${name}/*.mdx`;
          const schema = write(isOriginal ? original : translation, title, images, name);
          return [`${id}/${name}.json`, schema] as const;
        }),
      ];
    }),
  ]);
}

function write(
  schema: ObjectSchema,
  title: string,
  images: readonly string[],
  collection?: CollectionName,
): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema, path }) {
      const field = fieldRegistry.get(zodSchema);
      if (field) {
        delete jsonSchema.type;
        Object.assign(jsonSchema, ofField(field, images));
      }
      const name = path.filter((step) => step !== 'properties').join('.');
      const use = collection && describe(collection, name);
      const { description = '' } = jsonSchema;
      if (use && !description.startsWith(use))
        jsonSchema.description = `${use} ${description}`.trim();
    },
  });
  return { ...json, title };
}

function ofField(field: Field, images: readonly string[]): JsonSchema {
  const { kind, expected, example, choices, bounds, form } = field;
  const description = `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  if (choices) return { type: 'string', enum: [...choices], description };
  if (kind === 'flag') return { type: 'boolean', description };
  const about = { description, examples: [bounds ? Number(example) : example] };
  if (bounds) return { type: 'integer', minimum: bounds.from, maximum: bounds.to, ...about };
  // Names are offered, and new ones not refused: this is older than the files.
  if (kind === 'image' && images.length > 0)
    return { anyOf: [{ enum: [...images] }, { type: 'string' }], ...about };
  // A text stays as it was typed, so it may look like a number or like `true`.
  const rules = {
    minLength: 1,
    ...(form && { pattern: form }),
    ...(example === textPlaceholder ? {} : about),
  };
  if (kind === 'text' || kind === 'phrase')
    return { type: ['string', 'number', 'boolean'], description, ...rules };
  return { type: 'string', ...rules };
}
