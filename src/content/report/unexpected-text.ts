// In: a source text. Out: warnings about characters that are probably unintended, or that a font of the site can't draw.
import { shiftIssue, spanFrom, type Issue } from './locate.ts';
import { locales } from '../../locales.ts';
import { isInAlphabet, scriptOf } from '../../text/language-letters.ts';
import { languageOfFile } from '../../text/language-name.ts';
import { fontCoverage, type FontCoverage } from '../../settings/font-coverage.ts';
import { typefaces } from '../../settings/settings.ts';

/** The first mojibake of each line, and the first invisible character outside it. */
export function unexpectedCharacters(text: string): Issue[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    [mojibakeIn(line), invisibleIn(line)].flatMap((issue) =>
      issue ? shiftIssue(issue, index) : [],
    ),
  );
}

// UTF-8 that was decoded as Windows-1252: the characters of the continuation bytes, from 0x80 to 0xBF.
// (Node 20 decodes Windows-1252 as Latin-1: https://github.com/nodejs/node/issues/56542)
const high =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0xa0 + index));
// Portuguese words in capitals may end in `Ã`.
const finalAInCapitals = String.raw`(?<=\p{Lu})Ã[…‘’“”](?!\p{L})`;
const mojibake = new RegExp(`(?:\uFFFD|(?!${finalAInCapitals})[ÂÃ][${high}]|â[${high}]{2})+`, 'gu');

function mojibakeIn(line: string): Issue | undefined {
  const [match] = line.matchAll(mojibake);
  if (!match) return undefined;
  return {
    ...spanFrom(match.index, match[0]),
    code: 'text-garbled',
    severity: 'warning',
    message: `\`${match[0]}\` was saved or copied in a wrong encoding.`,
    hint: 'Write the letters that you mean.',
  };
}

function invisibleIn(line: string): Issue | undefined {
  const match = invisibleCharacter.exec(
    line.replaceAll(mojibake, (garbled) => ' '.repeat(garbled.length)),
  );
  return match ? { ...spanFrom(match.index, match[0]), ...invisibleIssue(match[0]) } : undefined;
}

/** Includes private-use characters, such as those of Symbol, which any other font draws as boxes. */
const invisibleCharacter =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;

/** Characters that XML forbids, and so feeds: https://www.w3.org/TR/xml/#charsets */
const forbiddenInXml = /[\u0000-\u001F\uFFFE\uFFFF]|\p{Cs}/u;

function invisibleIssue(character: string): Issue {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'text-invisible',
    severity: forbiddenInXml.test(character) ? 'error' : 'warning',
    message: `A character that can’t be seen, or only in one font, is here (U+${code}).`,
    hint: 'Delete it, or write the sign or the letters that you mean.',
  };
}

const siteFonts = fontCoverage(
  typefaces,
  locales.map(({ tag }) => tag),
);

/** The first word that a font of the site can't draw; texts in `<Lang>` are drawn in fonts of their language. */
export function wordWithoutGlyphs(
  text: string,
  hasMarkup: boolean,
  fonts = siteFonts,
): Issue | undefined {
  const plain = text.replaceAll(/<Lang\b[^>]*>[^]*?<\/Lang>/g, (element) =>
    ' '.repeat(element.length),
  );
  const match = [...plain.matchAll(/[\p{L}\p{M}]+/gu)].find(([word]) =>
    fonts.some((font) => missingIn(font, word).length > 0),
  );
  if (!match) return undefined;
  const [word] = match;
  const markupHint = hasMarkup ? `, or name its language: \`<Lang of="…">${word}</Lang>\`` : '';
  const incompleteFonts = fonts.filter((font) => missingIn(font, word).length > 0);
  return {
    ...spanFrom(match.index, word),
    ...(customFontIssue(word, incompleteFonts, markupHint) ?? undrawnIssue(word, markupHint)),
  };
}

/** A language of the site that a font lacks is reported once, by `typefaceRules`. */
function missingIn({ characters, missingLanguages }: FontCoverage, word: string): string[] {
  return Array.from(word.normalize('NFC')).filter(
    (letter) =>
      !characters.has(letter) && !missingLanguages.some((tag) => isInAlphabet(letter, tag)),
  );
}

function undrawnIssue(word: string, markupHint: string): Issue {
  return {
    code: undrawnCode,
    severity: 'warning',
    message: `No font of the site can draw \`${word}\`: visitors see it in another font, or as empty boxes.`,
    hint: `Write it in letters of Western and Central European languages${markupHint}.`,
  };
}

/** The issue of custom fonts; one that draws a part of the word is meant for its language. */
function customFontIssue(
  word: string,
  incompleteFonts: readonly FontCoverage[],
  markupHint: string,
): Issue | undefined {
  const customFonts = incompleteFonts.filter(({ file }) => file !== undefined);
  if (customFonts.length === 0) return undefined;
  const missing = new Set(customFonts.flatMap((font) => missingIn(font, word)));
  const isPart = customFonts.some((font) => missingIn(font, word).length < Array.from(word).length);
  const files = customFonts.map(({ file }) => `\`${file}\``).join(', ');
  const letters = [...missing].map((letter) => `\`${letter}\``).join(', ');
  return {
    code: isPart ? 'text-incomplete' : undrawnCode,
    severity: 'warning',
    message: `${files} ${customFonts.length > 1 ? 'lack' : 'lacks'} ${letters} of \`${word}\`: visitors see them in another font.`,
    hint: `Write it in other letters${markupHint}, or choose a typeface that has them.`,
  };
}

/** The code of a word that no font draws, which is reported only in languages of Latin script. */
export const undrawnCode = 'text-undrawn';

/** Whether an issue is reported in a file: letters of other scripts are drawn in fonts of their languages. */
export function appliesTo(file: string, { code }: Pick<Issue, 'code'>): boolean {
  return code !== undrawnCode || scriptOf(languageOfFile(file).tag) === 'Latn';
}
