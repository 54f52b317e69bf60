// The schemas of scalars. Each parses the source text of a value, so that `1.10`, `007` and `No` aren't subject to
// YAML's typing.
import { z } from 'zod';
import { countWords } from '../../text/count-words.ts';
import { isPlaceholder, textPlaceholder } from './placeholders.ts';

/** The metadata of a scalar schema, from which diagnostics, new files and JSON Schemas are written. */
export interface Field {
  readonly kind:
    | 'text'
    | 'phrase'
    | 'phrases'
    | 'references'
    | 'integer'
    | 'date'
    | 'partialDate'
    | 'years'
    | 'duration'
    | 'choice'
    | 'flag'
    | 'address'
    | 'media'
    | 'image';
  readonly expected: string;
  readonly example: string;
  /** The values of a choice, in their order. */
  readonly choices?: readonly string[];
  /** The bounds of a whole number. */
  readonly bounds?: { readonly from: number; readonly to: number };
  /** A regular expression that every valid value matches. */
  readonly form?: string;
  /** The collection whose entries the slugs of a list are of. */
  readonly refersTo?: 'works';
  /** The valid value that an invalid one stands for. */
  readonly meant?: (source: string) => string | undefined;
  /** The whole hint for an invalid value that is known to stand for several, or for none. */
  readonly remark?: (source: string) => string | undefined;
  /** The hint for an invalid value, instead of the example. */
  readonly remedy?: string;
  /** A warning about a valid value that may not be intended. */
  readonly advise?: (value: unknown) => string | undefined;
}

/** The metadata of every scalar schema. */
export const fieldRegistry = z.registry<Field>();

/** The name of a file in content/images, for which pages get a `Picture`. */
export type ImageName = string & z.core.$brand<'ImageName'>;

/** A plain text. */
export function text(expected = 'a text', example = textPlaceholder) {
  return scalar({ kind: 'text', expected, example }, notEmpty);
}

/** A text of one paragraph with inline Markdown. */
export function phrase() {
  return scalar({ kind: 'phrase', expected: 'a text', example: textPlaceholder }, notEmpty);
}

/** A phrase whose number of words should be within bounds; any other is a warning. */
export function phraseOfWords(name: string, { from, to }: { from: number; to: number }) {
  const advise = (value: unknown) => {
    const words = typeof value === 'string' ? countWords(value.replaceAll(/<[^<>]*>/g, '')) : from;
    if (words === 0 || (words >= from && words <= to)) return undefined;
    return `\`${name}\` has ${words} words; presenters ask for ${from} to ${to}.`;
  };
  const remedy = 'Shorten or lengthen it: what doesn’t fit is cut by others.';
  const field = { kind: 'phrase', expected: 'a text', example: textPlaceholder } as const;
  return scalar({ ...field, remedy, advise }, notEmpty);
}

/** A whole number within bounds. */
export function integer({ from, to, example }: { from: number; to: number; example: string }) {
  const expected = `a whole number from ${from} to ${to}`;
  return scalar({ kind: 'integer', expected, example, bounds: { from, to } }, (source) => {
    const value = /^\d{1,9}$/.test(source) ? Number(source) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  });
}

/** One of a fixed set of words. */
export function choice<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  const expected = `one of ${choices.map((each) => `\`${each}\``).join(', ')}`;
  return scalar({ kind: 'choice', expected, example: choices[0], choices }, (source) =>
    choices.find((each) => each === source),
  );
}

/** `true` or `false`. */
export function flag() {
  return scalar(
    { kind: 'flag', expected: '`true` or `false`', example: 'true' },
    (source) => source === 'true' || (source === 'false' ? false : undefined),
  );
}

/** An absolute `https` URL. */
export function address(example = 'https://example.org/') {
  const field = {
    kind: 'address',
    expected: 'an address that starts with `https://`',
    example,
    form: '^https://',
  } as const;
  return scalar(field, (source) => (isSecureAddress(source) ? source : undefined));
}

/** Where a recording can be heard; any text but an `https` URL means that it is unavailable. */
export function mediaAddress() {
  const field = {
    kind: 'media',
    expected: 'an address',
    example: 'https://example.org/aurora',
    advise: adviseOnMedia,
  } as const;
  return scalar(field, notEmpty);
}

function adviseOnMedia(value: unknown): string | undefined {
  if (typeof value === 'string' && (isSecureAddress(value) || isPlaceholder(value)))
    return undefined;
  return "The page shows “audio unavailable”, since this isn't an address that starts with `https://`.";
}

/** A text that matches a pattern, such as an e-mail address. */
export function pattern(form: RegExp, expected: string, example: string, remedy?: string) {
  const field = {
    kind: 'text',
    expected,
    example,
    form: form.source,
    ...(remedy && { remedy }),
  } as const;
  return scalar(field, (source) => (form.test(source) ? source : undefined));
}

/** The name of a file in content/images, without a folder. */
export function image() {
  const expected = 'the name of a JPEG, PNG, WebP, AVIF or TIFF file in content/images';
  const field = { kind: 'image', expected, example: 'conductor.jpg' } as const;
  return scalar(field, imageName).brand<'ImageName'>();
}

/** A schema whose values `parse` makes from their trimmed source text; undefined means invalid. */
export function scalar<Value>(field: Field, parse: (source: string) => Value | undefined) {
  const schema = z.string().transform((source, context): Value => {
    const value = parse(source.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: field.expected });
    return z.NEVER;
  });
  return schema.register(fieldRegistry, field);
}

function notEmpty(source: string): string | undefined {
  return source || undefined;
}

/** How the names of images end, in small letters or capitals. Not in `.svg`: such a file can refer to others. */
export const imageEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** The folder may be named too. */
function imageName(source: string): string | undefined {
  const name = /^(?:\/?(?:content\/)?images\/)?(\w[\w.-]*)$/i.exec(source)?.[1];
  return name && imageEnding.test(name) ? name : undefined;
}

/** The years that dates and entries may be of. */
export const years = { from: 1600, to: 2200 } as const;

/** Whether a year is within bounds. */
export function isYear(year: number): boolean {
  return year >= years.from && year <= years.to;
}

/** Whether a text is an absolute `https` URL. */
export function isSecureAddress(source: string): boolean {
  const origin = source.split(/[/?#]/, 3).join('/');
  const isSecure = /^https:\/\/[^\s/@\\]+\.[^\s@\\]*$/.test(origin);
  return isSecure && !/[\s\\]/.test(source) && URL.canParse(source);
}
