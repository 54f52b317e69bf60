import { tagOf, type Locale } from '../locales.ts';

type Pair = readonly [opening: string, closing: string];

/** The marks of quotations, and those of quotations within them. Source: Unicode CLDR. */
type Marks = readonly [outer: Pair, inner: Pair];

const english: Marks = [
  ['“', '”'],
  ['‘', '’'],
];
const german: Marks = [
  ['„', '“'],
  ['‚', '‘'],
];
const latin: Marks = [
  ['«', '»'],
  ['“', '”'],
];
const russian: Marks = [
  ['«', '»'],
  ['„', '“'],
];
const swiss: Marks = [
  ['«', '»'],
  ['‹', '›'],
];

/** The languages that aren’t named have those of English. */
const marks: Readonly<Record<string, Marks>> = {
  ca: latin,
  cs: german,
  de: german,
  el: latin,
  es: latin,
  fi: [
    ['”', '”'],
    ['’', '’'],
  ],
  fr: [
    ['«\u00A0', '\u00A0»'],
    ['“', '”'],
  ],
  hr: german,
  hu: [
    ['„', '”'],
    ['»', '«'],
  ],
  it: latin,
  ja: [
    ['「', '」'],
    ['『', '』'],
  ],
  lt: german,
  nb: [
    ['«', '»'],
    ['‘', '’'],
  ],
  pl: [
    ['„', '”'],
    ['«', '»'],
  ],
  pt: latin,
  ro: [
    ['„', '”'],
    ['«', '»'],
  ],
  ru: russian,
  sk: german,
  sl: german,
  sv: [
    ['”', '”'],
    ['’', '’'],
  ],
  uk: russian,
};

/** What is within marks of the first level, of whichever language, or within those of a keyboard; tags are passed over. */
const quoted = /<[^<>]*>|[„“]([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"((?:<[^<>]*>|[^"<>])*)"/g;

/**
 * A text within marks of any language as a whole, whose words have no others of the kind, or with the first or the last of
 * two alone; a full stop may follow.
 */
const whole =
  /^(?:[„“]([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"((?:<[^<>]*>|[^"<>])*)"|‘([^‘]*)’|[‚‹]([^‚‘’‹›]*)[‘›]|[„“”«»"]?\s?([^„“”«»"]*?)\s?(?:[“”«»]|(?<!\d)")?)(\.?)$/;

/**
 * The words of a quotation, which is shown within marks itself: marks around the whole go, and quotations in it take those
 * of the second level.
 * @example nestQuotations('Ein „Wunder“ an Klang', 'de') // => 'Ein ‚Wunder‘ an Klang'
 * @example nestQuotations('“She listens.”', 'en') // => 'She listens.'
 */
export function nestQuotations(text: string, locale: Locale): string {
  const [, [opening, closing]] = quotationMarksOf(locale);
  const words = text.replace(whole, (_: string, ...groups: readonly unknown[]) =>
    textsIn(groups, 8).join(''),
  );
  return words.replaceAll(quoted, (found: string, ...groups: readonly unknown[]) =>
    found.startsWith('<') ? found : `${opening}${textsIn(groups, 4).join('')}${closing}`,
  );
}

/**
 * The marks of both levels.
 * @example marksOf('de') // => [['„', '“'], ['‚', '‘']]
 */
export function quotationMarksOf(locale: Locale): Marks {
  const { language, region } = new Intl.Locale(tagOf(locale));
  if (region === 'CH') return swiss;
  if (region === 'BR') return english;
  return marks[language] ?? english;
}

/** What the first groups of a match hold; those behind them are where it was found and the whole text. */
function textsIn(groups: readonly unknown[], count: number): unknown[] {
  return groups.slice(0, count).filter((words) => typeof words === 'string');
}
