// The schemas of scalars. Each parses the source text of a value, so that `1.10`, `007` and `No` aren't subject to
// YAML's typing.
import { z } from 'zod';
import { countWords } from '../../text/count-words.ts';
import { hintOn } from './hint.ts';
import { media } from './media-name.ts';
import type { Field } from './kinds.ts';
import { isPlaceholder, textPlaceholder } from './placeholders.ts';
import { hintOnAddress, isSecureAddress } from './secure-address.ts';

/** The metadata of every scalar schema. */
export const fieldRegistry = z.registry<Field>();

/** The name of a file in content/images, for which pages get a `Picture`. */
export type ImageName = string & z.core.$brand<'ImageName'>;

/** The path of a sound below content/files, for which pages get a `Sound`. */
export type SoundName = string & z.core.$brand<'SoundName'>;

/** A plain text. */
export function text(expected = 'a text', example = textPlaceholder) {
  return scalar({ kind: 'text', expected, example, parse: notEmpty });
}

/** A text of one paragraph with inline Markdown. */
export function phrase() {
  return scalar(ofPhrase);
}

/** A phrase that is shown within marks of quotation. */
export function quotedPhrase() {
  return scalar({ ...ofPhrase, isQuoted: true });
}

/** A phrase whose number of words should be within bounds; any other is a warning. */
export function phraseOfWords(name: string, { from, to }: { from: number; to: number }) {
  const warn = (source: string) => {
    const words = countWords(source.replaceAll(/<[^<>]*>/g, ''));
    if (words === 0 || (words >= from && words <= to)) return undefined;
    return `\`${name}\` has ${words} words; presenters ask for ${from} to ${to}.`;
  };
  const sentence = 'Shorten or lengthen it: what doesn’t fit is cut by others.';
  return scalar({ ...ofPhrase, warn, hint: () => ({ sentence }) });
}

/** A whole number within bounds. */
export function integer({ from, to, example }: { from: number; to: number; example: string }) {
  return scalar({
    kind: 'integer',
    expected: `a whole number from ${from} to ${to}`,
    example,
    bounds: { from, to },
    pattern: String.raw`^\d+$`,
    parse: (source) => {
      const value = /^\d{1,9}$/.test(source) ? Number(source) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  });
}

/** One of a fixed set of words. */
export function choice<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return scalar({
    kind: 'choice',
    expected: `one of ${choices.map((each) => `\`${each}\``).join(', ')}`,
    example: choices[0],
    choices,
    parse: (source) => choices.find((each) => each === source),
  });
}

/** `true` or `false`. */
export function flag() {
  return scalar({
    kind: 'flag',
    expected: '`true` or `false`',
    example: 'true',
    parse: (source) => source === 'true' || (source === 'false' ? false : undefined),
    hint: (source) => ({ value: source.toLowerCase() }),
  });
}

/** An absolute `https` URL. */
export function address(example = 'https://example.org/') {
  return scalar({
    kind: 'address',
    expected: 'an address that starts with `https://`',
    example,
    pattern: '^https://.',
    parse: (source) => (isSecureAddress(source) ? source : undefined),
    hint: hintOnAddress,
  });
}

/** Where a recording can be heard; any text but an `https` URL means that it is unavailable. */
export function mediaAddress() {
  return scalar({
    kind: 'media',
    expected: 'an address',
    example: 'https://example.org/aurora',
    parse: notEmpty,
    warn: (source) =>
      isSecureAddress(source) || isPlaceholder(source)
        ? undefined
        : "The page shows “audio unavailable”, since this isn't an address that starts with `https://`.",
    hint: (source) => (/^www\.|\w\//.test(source) ? hintOnAddress(source) : undefined),
  });
}

/** A text that matches a pattern; `sentence` says what to do about any other. */
export function pattern(form: RegExp, expected: string, example: string, sentence?: string) {
  return scalar({
    kind: 'notation',
    expected,
    example,
    pattern: form.source,
    parse: (source) => (form.test(source) ? source : undefined),
    ...(sentence && { hint: () => ({ sentence }) }),
  });
}

/** The name of a file in content/images, without a folder. */
export function image() {
  return scalar({
    kind: 'image',
    expected: 'the name of a JPEG, PNG, WebP, AVIF or TIFF file in content/images',
    example: 'conductor.jpg',
    parse: media.image.nameIn,
    hint: media.image.hintOn,
  }).brand<'ImageName'>();
}

/** The name of a sound in content/files, with the folders in there. */
export function sound() {
  return scalar({
    kind: 'sound',
    expected: 'the name of an MP3, M4A, WAV or FLAC file in content/files',
    example: 'aurora.mp3',
    parse: media.sound.nameIn,
    hint: media.sound.hintOn,
  }).brand<'SoundName'>();
}

/** A field with what makes its values of their trimmed source text; undefined means invalid. */
interface Scalar<Value> extends Field {
  readonly parse: (source: string) => Value | undefined;
}

/** The schema of a scalar. */
export function scalar<Value>({ parse, ...field }: Scalar<Value>) {
  const schema = z.string().transform((source, context): Value => {
    const value = parse(source.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: field.expected });
    return z.NEVER;
  });
  const hint = (source: string) => hintOn(source.trim(), { ...field, parse });
  return schema.register(fieldRegistry, { ...field, hint });
}

function notEmpty(source: string): string | undefined {
  return source || undefined;
}

const ofPhrase = {
  kind: 'phrase',
  expected: 'a text',
  example: textPlaceholder,
  parse: notEmpty,
} as const;
