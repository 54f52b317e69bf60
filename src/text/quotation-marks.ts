import { tagOf, type Locale } from '../locales.ts';

/** What is within marks of the first level, of whichever language, or within those of a keyboard; tags are passed over. */
const quoted = /<[^<>]*>|[„“]([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"((?:<[^<>]*>|[^"<>])*)"/g;

/**
 * The words of a quotation, which is shown within marks itself: quotations in it take those of the second level.
 * @example nestQuotations('Ein „Wunder“ an Klang', 'de') // => 'Ein ‚Wunder‘ an Klang'
 */
export function nestQuotations(text: string, locale: Locale): string {
  const [opening, closing] = innerMarks(locale);
  return text.replaceAll(quoted, (found: string, ...groups: readonly unknown[]) =>
    found.startsWith('<')
      ? found
      : `${opening}${groups.slice(0, 4).find((words) => typeof words === 'string')}${closing}`,
  );
}

/** The marks of the second level; the languages that aren’t named have those of English. */
function innerMarks(locale: Locale): readonly [opening: string, closing: string] {
  const { language, region } = new Intl.Locale(tagOf(locale));
  if (region === 'CH') return ['‹', '›'];
  if (language === 'de') return ['‚', '‘'];
  const isOfGuillemets =
    /^(?:ca|es|fr|it)$/.test(language) || (language === 'pt' && region !== 'BR');
  return isOfGuillemets ? ['“', '”'] : ['‘', '’'];
}
