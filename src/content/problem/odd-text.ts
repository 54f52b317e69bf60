// In: a source text. Out: warnings about characters that are unlikely to be intended.
import type { Fault, Finding } from './locate.ts';

/** The first mojibake, the first invisible character and the first unclosed emphasis. */
export function oddTexts(text: string): Finding[] {
  return [garbled(text), invisible(text), unclosed(text)].flatMap((found) => found ?? []);
}

// UTF-8 that was decoded as Windows-1252: the characters of the continuation bytes, from 0x80 to 0xBF.
// (Node 20 decodes Windows-1252 as Latin-1: https://github.com/nodejs/node/issues/56542)
const high =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0xa0 + index));
const mojibake = new RegExp(`(?:[ÂÃ][${high}]|â[${high}]{2})+`);

function garbled(text: string): Finding | undefined {
  const found = mojibake.exec(text);
  if (!found) return undefined;
  const bytes = found[0].split('').map((letter) => {
    const index = high.indexOf(letter);
    return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
  });
  const meant = new TextDecoder().decode(Uint8Array.from(bytes));
  if (meant.includes('\uFFFD')) return undefined;
  return odd(found, {
    code: 'text-garbled',
    message: `\`${found[0]}\` is \`${meant}\`, read in a wrong encoding on its way here.`,
    hint: `Write \`${meant}\`.`,
  });
}

function invisible(text: string): Finding | undefined {
  const found =
    /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/.exec(
      text,
    );
  if (!found) return undefined;
  const code = text.charCodeAt(found.index).toString(16).toUpperCase().padStart(4, '0');
  const isLost = code === 'FFFD';
  return odd(found, {
    code: 'text-invisible',
    message: isLost
      ? 'A letter was lost here on its way into the file.'
      : `A character that can't be seen stands here (U+${code}).`,
    hint: isLost
      ? 'Write the letter that is meant.'
      : 'Delete it, and write the words around it anew if need be.',
  });
}

/** Blanks all closed emphasis; a delimiter that remains, and opens a word or is doubled, is unclosed. */
function unclosed(text: string): Finding | undefined {
  const rest = text.replaceAll(
    /\\.|(\*\*|__|[*_`])(?=\S)(?:(?!\1)[^\n])*?[^\s*_`]\1(?!\w)/g,
    (pair) => ' '.repeat(pair.length),
  );
  const found = /\*\*|`|(?<![\w*])\*(?=[\p{L}\d])|(?<!\w)__?(?=\p{L})/u.exec(rest);
  if (!found) return undefined;
  const [sign] = found;
  const shown = sign === '`' ? 'A backtick' : `\`${sign}\``;
  return odd(found, {
    code: 'emphasis-unclosed',
    message: `${shown} is opened here and not closed, so that visitors see the sign itself.`,
    hint: `Write the same sign right after the last word that it is for, or delete it.`,
  });
}

function odd({ index, 0: { length } }: RegExpExecArray, fault: Fault): Finding {
  return { start: index, end: index + length, severity: 'warning', ...fault };
}
