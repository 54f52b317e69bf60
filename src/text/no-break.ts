import { tagOf, type Locale } from '../locales.ts';

/** What a number follows on the same line: abbreviations of opus, number and the catalogues of composers' works. */
const beforeNumber =
  /(?<![\p{L}\p{N}])(opp?\.|nos?\.|nr\.|n[º°]|n\.[ºo°]|núm\.|num\.|vol\.|p{1,2}\.|bwv|kv?\.?|hob\.|rv|hwv|woo|sz\.?|bb|d\.) (?=\p{N})/giu;

/** Initials keep to each other and to the name behind them. */
const initials = /(?<![\p{L}\p{N}])(\p{Lu}\.) (?=\p{Lu}(?:\.|\p{Ll}))/gu;

/** French sets a space before these signs, and within its marks of quotation; Switzerland doesn't. */
const frenchSigns = / (?=[:;!?»](?!\S*\/))|(?<=«) /gu;

/**
 * A text in which lines don't break where a printer of its language wouldn't let them, its spaces being no-break ones there.
 * Addresses and times stay as they are. Source: Lexique des règles typographiques en usage à l’Imprimerie nationale;
 * DIN 5008.
 * @example noBreaks('J. S. Bach, op. 121', 'de') // => 'J.\u00A0S.\u00A0Bach, op.\u00A0121'
 * @example noBreaks('« Quoi ? »', 'fr') // => '«\u00A0Quoi\u00A0? »', the last one no-break too
 */
export function noBreaks(text: string, locale: Locale): string {
  // Most texts hold neither, which is quicker to see.
  const numbered = / \p{N}/u.test(text) ? text.replaceAll(beforeNumber, '$1\u00A0') : text;
  const kept = numbered.includes('. ') ? numbered.replaceAll(initials, '$1\u00A0') : numbered;
  const { language, region } = new Intl.Locale(tagOf(locale));
  return language === 'fr' && region !== 'CH' ? kept.replaceAll(frenchSigns, '\u00A0') : kept;
}
