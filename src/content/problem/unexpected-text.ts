// In: a source text. Out: warnings about characters that are unlikely to be intended.
import { shifted, spanFrom, type Fault, type Finding } from './locate.ts';

/** In each line all mojibake, as one finding, the first invisible character beside it, and the first of a font's own. */
export function unexpectedCharacters(text: string): Finding[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    [garbled(line), invisible(line), privateSign(line)].flatMap((found) =>
      found ? shifted(found, index) : [],
    ),
  );
}

// UTF-8 that was decoded as Windows-1252: the characters of the continuation bytes, from 0x80 to 0xBF.
// (Node 20 decodes Windows-1252 as Latin-1: https://github.com/nodejs/node/issues/56542)
const high =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0xa0 + index));
// Portuguese in capitals ends words in `Ã`.
const ofCapitals = String.raw`(?<=\p{Lu})Ã[…‘’“”](?!\p{L})`;
const mojibake = new RegExp(`(?:(?!${ofCapitals})[ÂÃ][${high}]|â[${high}]{2})+`, 'gu');

/** The words from the first garbled one to the last. */
function garbled(line: string): Finding | undefined {
  const found = [...line.matchAll(mojibake)].filter(([each]) => decoded(each) !== each);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return undefined;
  const start = line.lastIndexOf(' ', first.index) + 1;
  const end = last.index + last[0].length;
  const words = line.slice(start, end) + (/^\S*/.exec(line.slice(end))?.[0] ?? '');
  return {
    ...spanFrom(start, words),
    code: 'text-garbled',
    severity: 'warning',
    message: `\`${first[0]}\` is \`${mended(first[0])}\`, read in a wrong encoding on its way here.`,
    hint: `Write \`${mended(words)}\`.`,
  };
}

/** A text without mojibake, that of mojibake included. */
function mended(text: string): string {
  const better = text.replaceAll(mojibake, decoded);
  return better === text ? text : mended(better);
}

/** The UTF-8 behind mojibake; the same where it is none. */
function decoded(found: string): string {
  const bytes = found.split('').map((letter) => {
    const index = high.indexOf(letter);
    return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
  });
  const meant = new TextDecoder().decode(Uint8Array.from(bytes));
  return meant.includes('\uFFFD') ? found : meant;
}

function invisible(line: string): Finding | undefined {
  const rest = line.replaceAll(mojibake, (each) =>
    decoded(each) === each ? each : ' '.repeat(each.length),
  );
  const found =
    /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/.exec(
      rest,
    );
  return found
    ? { ...spanFrom(found.index, found[0]), ...(found[0] === '\uFFFD' ? lost : unseen(found[0])) }
    : undefined;
}

/** A sign that only one font has, such as those of Symbol; the bullets of lists are told of by a rule for bodies. */
function privateSign(line: string): Finding | undefined {
  const found = /(?<!^[ \t]*)[\uE000-\uF8FF]|[\uE000-\uF8FF](?![ \t\u00A0])/.exec(line);
  if (!found) return undefined;
  const [sign] = found;
  return {
    ...spanFrom(found.index, sign),
    code: 'text-private',
    severity: 'warning',
    message: `This sign (U+${sign.charCodeAt(0).toString(16).toUpperCase()}) is one font’s own, and a box in any other.`,
    hint: 'Write the sign that is meant, such as `•`, `→` or `♭`.',
  };
}

const lost: Fault = {
  code: 'text-invisible',
  severity: 'warning',
  message: 'A letter was lost here on its way into the file.',
  hint: 'Write the letter that is meant.',
};

function unseen(character: string): Fault {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'text-invisible',
    severity: 'warning',
    message: `A character that can't be seen stands here (U+${code}).`,
    hint: 'Delete it, and write the words around it anew if need be.',
  };
}
