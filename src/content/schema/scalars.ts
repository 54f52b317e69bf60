// The schemas of scalars. Each parses the source text of a value, so that `1.10`, `007` and `No` aren't subject to
// YAML's typing.
import { z } from 'zod';
import { countWords } from '../../text/count-words.ts';
import { numberForm } from '../../text/number-form.ts';
import { imageName } from './image-name.ts';
import type { Field } from './kinds.ts';
import { isPlaceholder, textPlaceholder } from './placeholders.ts';
import { soundName } from './sound-name.ts';

/** The metadata of every scalar schema. */
export const fieldRegistry = z.registry<Field>();

/** The name of a file in content/images, for which pages get a `Picture`. */
export type ImageName = string & z.core.$brand<'ImageName'>;

/** The path of a sound below content/files, for which pages get a `Sound`. */
export type SoundName = string & z.core.$brand<'SoundName'>;

/** A plain text. */
export function text(expected = 'a text', example = textPlaceholder) {
  return scalar({ kind: 'text', expected, example }, notEmpty);
}

/** A plain text, which is empty where nothing is to be shown. */
export function textOrNone() {
  const expected = "a text, or `''` for none";
  return scalar(
    { kind: 'text', expected, example: textPlaceholder, mayBeEmpty: true },
    (source) => source,
  );
}

/** A text of one paragraph with inline Markdown. */
export function phrase() {
  return scalar({ kind: 'phrase', expected: 'a text', example: textPlaceholder }, notEmpty);
}

/** A phrase that is shown within marks of quotation. */
export function quotedPhrase() {
  const field = { kind: 'phrase', expected: 'a text', example: textPlaceholder } as const;
  return scalar({ ...field, isQuoted: true }, notEmpty);
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
  // Zeros before it are no mistake.
  const form = String.raw`^(?=\d{1,9}$)0*${numberForm(from, to)}$`;
  return scalar({ kind: 'integer', expected, example, bounds: { from, to }, form }, (source) => {
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
    form: `^https://${placeForm}$`,
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
    meant: (source: string) => {
      const meant = `https://${source.replace(/^https?:\/\//i, '').replaceAll(/\s/g, '%20')}`;
      return /^www\.|\w\//.test(source) && isSecureAddress(meant) ? meant : undefined;
    },
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

/** The name of a sound in content/files, with the folders in there. */
export function sound() {
  const expected = 'the name of an MP3, M4A, WAV or FLAC file in content/files';
  const field = { kind: 'sound', expected, example: 'aurora.mp3' } as const;
  return scalar(field, soundName).brand<'SoundName'>();
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

/** The source of a regular expression for a domain with a port, where one is told, and what is behind it. */
export const placeForm = String.raw`[^\s/?#@\\:<>^|%[\]]+\.[^\s/?#@\\:<>^|%[\]]*(?::${numberForm(0, 65_535)}?)?(?:[/?#][^\s\\]*)?`;

/** Whether a text is an absolute `https` URL. */
export function isSecureAddress(source: string): boolean {
  return new RegExp(`^https://${placeForm}$`).test(source) && URL.canParse(source);
}
