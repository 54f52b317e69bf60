// In: a text. Out: the first word in it with a letter that is in no font of the site.
import { defaultLocale } from '../../locales.ts';
import { languageIn } from '../../text/language-name.ts';
import { latin, latinExtended } from '../../text/letters.ts';
import { spanFrom, type Finding } from './locate.ts';

const drawn = new Set(latin + latinExtended);

/** A word that no font of the site draws; what is in `<Lang>` is left to the fonts of its language. */
export function undrawnWord(text: string, takesMarkup: boolean): Finding | undefined {
  const own = text.replaceAll(/<Lang\b[^>]*>[^]*?<\/Lang>/g, (each) => ' '.repeat(each.length));
  const found = [...own.matchAll(/[\p{L}\p{M}]+/gu)].find(([word]) =>
    Array.from(word.normalize('NFC')).some((letter) => !drawn.has(letter)),
  );
  if (!found) return undefined;
  const [word] = found;
  const marked = takesMarkup ? `, or name its language: \`<Lang of="…">${word}</Lang>\`` : '';
  return {
    ...spanFrom(found.index, word),
    code: undrawn,
    severity: 'warning',
    message: `No font of the site can draw \`${word}\`: visitors see it in another one, or as empty boxes.`,
    hint: `Write it in letters of Western and Central European languages${marked}.`,
  };
}

/** The code of that finding, which holds for languages of Latin letters alone. */
export const undrawn = 'text-undrawn';

/** Whether a file is in a language of Latin letters. */
export function isInLatin(file: string): boolean {
  const language = languageIn(file)?.id ?? defaultLocale;
  return new Intl.Locale(language).maximize().script === 'Latn';
}
