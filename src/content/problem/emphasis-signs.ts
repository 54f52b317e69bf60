// In: a source text. Out: the signs in it that would open emphasis or code in Markdown.
import { spanFrom, type Fault, type Span } from './locate.ts';

// What stands before and behind a sign that opens a word; a footnote's sign follows one, and `snake_case` holds one.
const before = String.raw`(?<=(?:^|[\s\p{Ps}\p{Pi}¿¡"'’>–—])[*_\x60]{0,3})`;
const behind = String.raw`(?=[*_\x60]{0,3}[\p{L}\p{N}\p{Ps}\p{Pi}¿¡"'…])`;
const opening = new RegExp(String.raw`${before}([*_\x60])\1*(?!\1)${behind}`, 'gu');
const closed = new RegExp(
  String.raw`${before}[*_\x60]{1,3}${behind}([^*_\x60]+)(?<=\S)[*_\x60]{1,3}(?![\p{L}\p{N}*_\x60])`,
  'gu',
);

/** The spans of all signs that open a word. */
export function openingSigns(text: string): Span[] {
  return [...text.matchAll(opening)].map(({ 0: sign, index }) => spanFrom(index, sign));
}

/**
 * A text without the signs that open a word, and those that close them.
 * @example withoutSigns('The *Aurora* and **dusk, snake_case') // => 'The Aurora and dusk, snake_case'
 */
export function withoutSigns(text: string): string {
  return text.replaceAll(closed, '$1').replaceAll(closed, '$1').replaceAll(opening, '');
}

/** The fault of a sign that Markdown leaves as it is, since nothing closes it. */
export function unclosed(sign: string): Fault {
  return {
    code: sign.includes('`') ? 'code-unclosed' : 'emphasis-unclosed',
    severity: 'warning',
    message: `${shown(sign)} is opened here and not closed, so that visitors see the sign itself.`,
    hint: 'Write the same sign right after the last word that it is for, or delete it.',
  };
}

/** A sign for messages, in which backticks enclose code. */
export function shown(sign: string): string {
  return sign.includes('`') ? 'A backtick' : `\`${sign}\``;
}
