// In: a plain text. Out: the HTML and the Markdown in it, which visitors see as it is written, and the text without.
import { parsePhrase } from '../body/parser.ts';
import { toText } from '../body/read-phrase.ts';
import { openingSigns, withoutSigns } from '../problem/emphasis-signs.ts';
import { spanFrom, type Span } from '../problem/locate.ts';

interface Markup extends Span {
  readonly language: 'HTML' | 'Markdown';
}

/** Tags, comments and character references. */
const html =
  /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--[^<>]*-->|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi;

/** The first markup in a plain text. */
export function markupIn(text: string): Markup | undefined {
  const found = [...text.matchAll(html)].find(([each]) => shownFor(each) !== each);
  const [sign] = openingSigns(text);
  if (sign && !(found && found.index < sign.start)) return { ...sign, language: 'Markdown' };
  return found && { ...spanFrom(found.index, found[0]), language: 'HTML' };
}

/**
 * A plain text without markup, in one line.
 * @example withoutMarkup('<b>Violin</b> &amp;<br>*piano*') // => 'Violin & piano'
 */
export function withoutMarkup(text: string): string {
  return withoutSigns(text).replaceAll(html, shownFor).replaceAll(/\s+/g, ' ').trim();
}

/** What a browser would show for a tag, a comment or a character reference. */
function shownFor(found: string): string {
  if (found.startsWith('&')) return toText(parsePhrase(found));
  return /^<br/i.test(found) ? ' ' : '';
}
