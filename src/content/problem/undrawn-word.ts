// In: a text. Out: the first word in it with a letter that is in no font of the site.
import { latin, latinExtended } from '../../text/letters.ts';
import { spanFrom, type Span } from './locate.ts';

const drawn = new Set(latin + latinExtended);

/** The first word that no font of the site draws; what is in `<Lang>` is left to the fonts of its language. */
export function undrawnWord(text: string): (Span & { readonly word: string }) | undefined {
  const own = text.replaceAll(/<Lang\b[^>]*>[^]*?<\/Lang>/g, (each) => ' '.repeat(each.length));
  const found = [...own.matchAll(/[\p{L}\p{M}]+/gu)].find(([word]) =>
    Array.from(word.normalize('NFC')).some((letter) => !drawn.has(letter)),
  );
  return found && { ...spanFrom(found.index, found[0]), word: found[0] };
}
