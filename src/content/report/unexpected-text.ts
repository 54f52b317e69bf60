// In: a source text. Out: warnings about characters that are unlikely to be intended, or that a font of the site doesn't draw.
import { shiftIssue, spanFrom, type Issue } from './locate.ts';
import { locales } from '../../locales.ts';
import { isInAlphabet, scriptOf } from '../../text/language-letters.ts';
import { languageOfFile } from '../../text/language-name.ts';
import { fontCoverage, type FontCoverage } from '../../settings/font-coverage.ts';
import { typefaces } from '../../settings/settings.ts';

/** In each line the first mojibake, and the first character beside it that can't be seen. */
export function unexpectedCharacters(text: string): Issue[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    [garbled(line), invisible(line)].flatMap((found) => (found ? shiftIssue(found, index) : [])),
  );
}

// UTF-8 that was decoded as Windows-1252: the characters of the continuation bytes, from 0x80 to 0xBF.
// (Node 20 decodes Windows-1252 as Latin-1: https://github.com/nodejs/node/issues/56542)
const high =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0xa0 + index));
// Portuguese in capitals ends words in `Ã`.
const ofCapitals = String.raw`(?<=\p{Lu})Ã[…‘’“”](?!\p{L})`;
const mojibake = new RegExp(`(?:\uFFFD|(?!${ofCapitals})[ÂÃ][${high}]|â[${high}]{2})+`, 'gu');

function garbled(line: string): Issue | undefined {
  const [found] = line.matchAll(mojibake);
  if (!found) return undefined;
  return {
    ...spanFrom(found.index, found[0]),
    code: 'text-garbled',
    severity: 'warning',
    message: `\`${found[0]}\` was read in a wrong encoding on its way here.`,
    hint: 'Write the letters that are meant.',
  };
}

function invisible(line: string): Issue | undefined {
  const found = invisibleCharacter.exec(
    line.replaceAll(mojibake, (each) => ' '.repeat(each.length)),
  );
  return found ? { ...spanFrom(found.index, found[0]), ...unseen(found[0]) } : undefined;
}

/** Signs that only one font has, such as those of Symbol, are boxes in any other. */
const invisibleCharacter =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;

/** What no file in XML may hold, such as a feed: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[\u0000-\u001F\uFFFE\uFFFF]|\p{Cs}/u;

function unseen(character: string): Issue {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'text-invisible',
    severity: forbidden.test(character) ? 'error' : 'warning',
    message: `A character that can't be seen, or only in one font, is here (U+${code}).`,
    hint: 'Delete it, or write the sign or the letters that are meant.',
  };
}

const fontsOfSite = fontCoverage(
  typefaces,
  locales.map(({ tag }) => tag),
);

/** A word that a font of the site doesn't draw; what is in `<Lang>` is left to the fonts of its language. */
export function wordWithoutGlyphs(
  text: string,
  takesMarkup: boolean,
  among = fontsOfSite,
): Issue | undefined {
  const plain = text.replaceAll(/<Lang\b[^>]*>[^]*?<\/Lang>/g, (each) => ' '.repeat(each.length));
  const found = [...plain.matchAll(/[\p{L}\p{M}]+/gu)].find(([word]) =>
    among.some((font) => missingIn(font, word).length > 0),
  );
  if (!found) return undefined;
  const [word] = found;
  const marked = takesMarkup ? `, or name its language: \`<Lang of="…">${word}</Lang>\`` : '';
  const faulty = among.filter((font) => missingIn(font, word).length > 0);
  return {
    ...spanFrom(found.index, word),
    ...(incomplete(word, faulty, marked) ?? unknown(word, marked)),
  };
}

/** A language of the site that a font lacks is reported once, by `typefaceRules`. */
function missingIn(
  { characters: drawn, missingLanguages: lacks }: FontCoverage,
  word: string,
): string[] {
  return Array.from(word.normalize('NFC')).filter(
    (letter) => !drawn.has(letter) && !lacks.some((tag) => isInAlphabet(letter, tag)),
  );
}

function unknown(word: string, marked: string): Issue {
  return {
    code: undrawnCode,
    severity: 'warning',
    message: `No font of the site can draw \`${word}\`: visitors see it in another one, or as empty boxes.`,
    hint: `Write it in letters of Western and Central European languages${marked}.`,
  };
}

/** The issue of an owner's fonts; where one draws a part of the word, it is meant for the language. */
function incomplete(
  word: string,
  faulty: readonly FontCoverage[],
  marked: string,
): Issue | undefined {
  const fonts = faulty.filter(({ file }) => file !== undefined);
  if (fonts.length === 0) return undefined;
  const missing = new Set(fonts.flatMap((font) => missingIn(font, word)));
  const isPart = fonts.some((font) => missingIn(font, word).length < Array.from(word).length);
  const files = fonts.map(({ file }) => `\`${file}\``).join(', ');
  const letters = [...missing].map((letter) => `\`${letter}\``).join(', ');
  return {
    code: isPart ? 'text-incomplete' : undrawnCode,
    severity: 'warning',
    message: `${files} ${fonts.length > 1 ? 'lack' : 'lacks'} ${letters} of \`${word}\`: visitors see that in another font.`,
    hint: `Write it in other letters${marked}, or choose a typeface that has them.`,
  };
}

/** The code of a word that no font draws, which is told of in languages of Latin letters alone. */
export const undrawnCode = 'text-undrawn';

/** Whether an issue holds for a file: other letters than Latin ones are left to the fonts of their languages. */
export function appliesTo(file: string, { code }: Pick<Issue, 'code'>): boolean {
  return code !== undrawnCode || scriptOf(languageOfFile(file).tag) === 'Latn';
}
