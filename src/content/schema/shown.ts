// The schemas of what pages get, by which `present` makes sure that its values are of the types that it declares.
import { z } from 'zod';
import { locales } from '../../locales.ts';
import { memoize } from '../memoize.ts';
import { merge, required, shapeOf, type Shape } from './collection.ts';
import { collectionNames, collections, type CollectionName } from './collections.ts';
import type { Localized, Page } from './localized.ts';
import { isOptionalKey, messageKeys } from './messages.ts';
import { fieldRegistry } from './scalars.ts';
import type { LanguageContent } from './site-content.ts';
import { siteSchema, type Site } from './site.ts';

const { exactOptional, object } = z;

const localized = object({
  value: z.string(),
  html: exactOptional(z.string()),
  lang: exactOptional(z.enum(locales.map(({ id }) => id))),
});

const picture = object({
  base: z.string(),
  widths: z.array(z.number()),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  original: exactOptional(object({ width: z.number(), height: z.number() })),
});

/** The values of fields that are objects as pages get them. */
const spans = {
  duration: object({
    seconds: z.number(),
    upTo: exactOptional(z.number()),
    isAbout: exactOptional(z.boolean()),
  }),
  years: object({ from: z.number(), to: z.number(), isAbout: exactOptional(z.boolean()) }),
};

const body = object({ ...localized.shape, value: object({ file: z.string(), text: z.string() }) });

const entries = new Map(collectionNames.map((name) => [name, entrySchema(name)]));
const site = object({
  ...shownShape(siteSchema.shape, ofShared),
  kind: z.enum(['person', 'group']),
});
const messages = object(
  Object.fromEntries(
    messageKeys.map((key) => [key, isOptionalKey(key) ? exactOptional(localized) : localized]),
  ),
);

/** Content in a language before it is known to be whole. */
interface Unchecked {
  readonly messages: LanguageContent['messages'] | Readonly<Record<string, Localized<unknown>>>;
  readonly collections: Readonly<Record<string, readonly Page<object>[]>>;
}

/** Whether every interface text, and every entry of each collection, is what pages expect. */
export function isLanguageContent(content: Unchecked): content is LanguageContent {
  const areWhole = collectionNames.every((name) =>
    content.collections[name]?.every((page) =>
      page.entries.every((entry) => fits(entry, entries.get(name))),
    ),
  );
  return areWhole && messages.safeParse(content.messages).success;
}

const fits = memoize(
  (value: object, schema: z.ZodType | undefined) => schema?.safeParse(value).success === true,
);

/** Whether a value is site.yaml, as pages see it. */
export function isSite(value: unknown): value is Site {
  return site.safeParse(value).success;
}

function entrySchema(name: CollectionName) {
  const { shared, translated } = collections[name];
  return object({
    slug: z.string(),
    sourceFile: exactOptional(z.string()),
    anchor: exactOptional(z.string()),
    body: exactOptional(body),
    ...merge(shownShape(shared, ofShared), shownShape(translated, ofTranslated)),
  });
}

/** The shape of what pages get of fields, with the schema of each leaf. */
function shownShape(shape: Shape, ofLeaf: (schema: z.core.$ZodType) => z.ZodType): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const [inner, below] = [required(schema), shapeOf(schema)];
      const shown = below ? z.strictObject({ ...shownShape(below, ofLeaf) }) : ofLeaf(inner);
      return [name, inner === schema ? shown : exactOptional(shown)];
    }),
  );
}

function ofTranslated(schema: z.core.$ZodType): z.ZodType {
  return schema instanceof z.ZodArray ? z.array(localized) : localized;
}

function ofShared(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) {
    const item = shapeOf(schema.element);
    return z.array(item ? object({ ...shownShape(item, ofShared) }) : z.string());
  }
  const { kind, choices } = fieldRegistry.get(schema) ?? {};
  if (choices) return z.enum(choices);
  if (kind === 'image') return picture;
  if (kind === 'duration' || kind === 'years') return spans[kind];
  if (kind === 'integer') return z.number();
  return kind === 'flag' ? z.boolean() : z.string();
}
