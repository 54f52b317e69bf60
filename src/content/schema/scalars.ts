// What a single value in front matter may be. Every scalar arrives as its source text, so that
// `1.10`, `007` and `No` stay what was typed; the schema alone decides what they mean.
import { z } from 'zod';
import { countWords } from '../../count-words.ts';
import { textPlaceholder } from './placeholders.ts';

/** The description of a field: what it takes, and an example to write. */
export interface Field {
  readonly kind:
    | 'text'
    | 'phrase'
    | 'integer'
    | 'date'
    | 'duration'
    | 'choice'
    | 'flag'
    | 'address'
    | 'image';
  readonly expected: string;
  readonly example: string;
  /** What a choice is between, in its order. */
  readonly choices?: readonly string[];
  /** The bounds of a whole number. */
  readonly bounds?: { readonly from: number; readonly to: number };
  /** The form of a text, as far as a regular expression can say it. */
  readonly form?: string;
  /** What to do about a wrong value, where writing the example isn't it. */
  readonly remedy?: string;
  /** Advice on a value that is allowed, but may not be meant. */
  readonly advise?: (value: unknown) => string | undefined;
}

/** The description of every scalar schema. */
export const fieldRegistry = z.registry<Field>();

/** The name of a file in content/images; pages get a `Picture` instead. */
export type ImageName = string & z.core.$brand<'ImageName'>;

/** A text in the language of its file, or a neutral one. */
export function text(expected = 'a text', example = textPlaceholder) {
  return scalar({ kind: 'text', expected, example }, notEmpty);
}

/** A text of one line that may hold emphasis and passages in other languages. */
export function phrase(expected = 'a text', example = textPlaceholder) {
  return scalar({ kind: 'phrase', expected, example }, notEmpty);
}

/** A text of a certain length; another length is allowed, and pointed out. */
export function textOfWords(name: string, { from, to }: { from: number; to: number }) {
  const advise = (value: unknown) => {
    const words = typeof value === 'string' ? countWords(value) : from;
    if (words === 0 || (words >= from && words <= to)) return undefined;
    return `\`${name}\` has ${words} words; presenters ask for ${from} to ${to}.`;
  };
  const remedy = 'Shorten or lengthen it: what doesn’t fit is cut by others.';
  const field = { kind: 'text', expected: 'a text', example: textPlaceholder } as const;
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

/** A day of the calendar as `YYYY-MM-DD`; it stays a text and is never a `Date`. */
export function date() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`',
    example: '2024-03-09',
    form: String.raw`^[1-9]\d{3}-\d\d-\d\d$`,
  } as const;
  return scalar(field, (source) => (isDay(source) ? source : undefined));
}

/** A length of time in seconds, written `12:30`, `1:05:00`, `12 min` or `12'`. */
export function duration() {
  const expected = "a duration written `12:30` (minutes and seconds), `12 min` or `12'`";
  const form = `${minutesForm.source}|${clockForm.source}`;
  return scalar({ kind: 'duration', expected, example: '12:30', form }, secondsOf);
}

/** One of a few words. */
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

/** An absolute address of the encrypted web. */
export function address(example = 'https://example.org/') {
  const field = {
    kind: 'address',
    expected: 'an address that starts with `https://`',
    example,
    form: '^https://',
  } as const;
  return scalar(field, (source) => (isSecureAddress(source) ? source : undefined));
}

/** Where a recording can be heard; anything but an `https` address means that it can't. */
export function mediaAddress() {
  const field = {
    kind: 'text',
    expected: 'an address',
    example: 'https://example.org/aurora',
    advise: adviseOnMedia,
  } as const;
  return scalar(field, notEmpty);
}

function adviseOnMedia(value: unknown): string | undefined {
  if (typeof value === 'string' && isSecureAddress(value)) return undefined;
  return "The page shows “audio unavailable”, since this isn't an address that starts with `https://`.";
}

/** A text of a fixed form, such as an e-mail address or the id of a video. */
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

/** A schema of a value that `read` makes of its source text, or nothing where it can't. */
export function scalar<Value>(field: Field, read: (source: string) => Value | undefined) {
  const schema = z.string().transform((source, context): Value => {
    const value = read(source.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: field.expected });
    return z.NEVER;
  });
  return schema.register(fieldRegistry, field);
}

function notEmpty(source: string): string | undefined {
  return source || undefined;
}

function imageName(source: string): string | undefined {
  return /^[\w][\w.-]*\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(source) ? source : undefined;
}

function isDay(source: string): boolean {
  return !source.startsWith('0') && z.iso.date().safeParse(source).success;
}

const minutesForm = /^(\d{1,3}) ?(?:min\.?|['′’])$/;
const clockForm = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/;

function secondsOf(source: string): number | undefined {
  const minutes = minutesForm.exec(source);
  const clock = clockForm.exec(source);
  const seconds = minutes
    ? Number(minutes[1]) * 60
    : Number(clock?.[1] ?? 0) * 3600 + Number(clock?.[2] ?? 0) * 60 + Number(clock?.[3] ?? 0);
  return seconds > 0 ? seconds : undefined;
}

function isSecureAddress(source: string): boolean {
  const origin = source.split(/[/?#]/, 3).join('/');
  const isSecure = /^https:\/\/[^\s/@\\]+\.[^\s@\\]*$/.test(origin);
  return isSecure && !/[\s\\]/.test(source) && URL.canParse(source);
}
