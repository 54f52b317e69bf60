import { type Locale, tagOf } from '../locales.ts';
import { nestQuotations } from './quotation-marks.ts';

// These match spaces at which no line may break.

/** Between abbreviations of opus, number or a composer's catalogue, and the number. */
const beforeNumber =
  /(?<=(?<![\p{L}\p{N}])(?:opp?\.|nos?\.|nr\.|n[º°]|n\.[ºo°]|núm\.|num\.|vol\.|p{1,2}\.|bwv|kv?\.?|hob\.|rv|hwv|woo|sz\.?|bb|d\.|№|соч\.|тв\.)) (?=\p{N})/giu;

/** Between initials, and before the name after them. */
const initials = /(?<=(?<![\p{L}\p{N}])\p{Lu}\.) (?=\p{Lu}(?:\.|\p{Ll}))/gu;

/** Within abbreviations of several letters: `z. B.` */
const abbreviations = /(?<=(?<![\p{L}\p{N}])\p{L}\.) (?=\p{L}\.)/gu;

/** Between the number of a day and its month: `6. Dezember`. */
const ordinals = /(?<=(?<![\p{L}\p{N}.])\p{N}{1,2}\.) (?=\p{L})/gu;

/** Before French signs, and within French marks of quotation. */
const frenchSigns = / (?=[:;!?»](?!\S*\/))|(?<=«) /gu;

/**
 * Rules of typographers, keyed by language; in other languages only numbers and initials have any. Sources: DIN
 * 5008; Lexique des règles typographiques en usage à l’Imprimerie nationale; ČSN 01 6910; STN 01 6910; A. Wolański,
 * Edycja tekstów; Slovenski pravopis; А. Э. Мильчин, Справочник издателя и автора.
 */
const rules: Readonly<Record<string, readonly RegExp[]>> = {
  cs: [afterLetters('aikosuvz'), ordinals],
  de: [abbreviations, ordinals],
  fr: [frenchSigns],
  pl: [afterLetters('aiouwz')],
  ru: [afterLetters('авикосуя')],
  sk: [afterLetters('aikosuvz'), ordinals],
  sl: [afterLetters('ahikosuvz'), ordinals],
  uk: [afterLetters('авзійоуєя')],
};

/**
 * Applies the typographic rules of a language to a text: spaces at which no line may break become no-break spaces. `isQuoted`
 * if it is shown within quotation marks. Addresses and times stay as they are.
 * @example typeset('J. S. Bach, op. 121', 'de') // => 'J.\u00A0S.\u00A0Bach, op.\u00A0121'
 * @example typeset('« Quoi ? »', 'fr') // => '«\u00A0Quoi\u00A0? »', the last one no-break too
 * @example typeset('w bibliotekach', 'pl') // => 'w\u00A0bibliotekach'
 */
export function typeset(text: string, locale: Locale, isQuoted = false): string {
  const { language, region } = new Intl.Locale(tagOf(locale));
  // Switzerland sets no spaces before signs.
  const languageRules = language === 'fr' && region === 'CH' ? [] : (rules[language] ?? []);
  return [beforeNumber, initials, ...languageRules].reduce(
    (result, space) => result.replaceAll(space, '\u00A0'),
    isQuoted ? nestQuotations(text, locale) : text,
  );
}

/** After words of one of some letters, which no line may end with. */
function afterLetters(letters: string): RegExp {
  return new RegExp(`(?<=(?<![\\p{L}\\p{N}’.-])[${letters}]) (?=\\S)`, 'giu');
}
