import { tagOf, type Locale } from '../locales.ts';

type Pair = readonly [opening: string, closing: string];

/** The marks of quotations, and of nested ones. Source: Unicode CLDR. */
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

/** Keyed by language; the others have those of English. */
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

/** A quotation in marks of the first level of any language or of a keyboard, or a tag, which is skipped. */
const quoted = /<[^<>]*>|[„“]([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"((?:<[^<>]*>|[^"<>])*)"/g;

/**
 * A text that is one quotation, in any language: it contains no other mark of the same kind, or lacks its first or its
 * last one; a full stop may follow.
 */
const quotation =
  /^(?:[„“]([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"((?:<[^<>]*>|[^"<>])*)"|‘([^‘]*)’|[‚‹]([^‚‘’‹›]*)[‘›]|[„“”«»"]?\s?([^„“”«»"]*?)\s?(?:[“”«»]|(?<!\d)")?)(\.?)$/;

/**
 * The text of a quotation, which pages show within marks: removes marks around it, and gives those within it the second
 * level.
 * @example nestQuotations('Ein „Wunder“ an Klang', 'de') // => 'Ein ‚Wunder‘ an Klang'
 * @example nestQuotations('“She listens.”', 'en') // => 'She listens.'
 */
export function nestQuotations(text: string, locale: Locale): string {
  const [, [opening, closing]] = quotationMarksOf(locale);
  const inner = text.replace(quotation, (_: string, ...groups: readonly unknown[]) =>
    textsIn(groups, 8).join(''),
  );
  return inner.replaceAll(quoted, (match: string, ...groups: readonly unknown[]) =>
    match.startsWith('<') ? match : `${opening}${textsIn(groups, 4).join('')}${closing}`,
  );
}

/**
 * The marks of both levels.
 * @example quotationMarksOf('de') // => [['„', '“'], ['‚', '‘']]
 */
export function quotationMarksOf(locale: Locale): Marks {
  const { language, region } = new Intl.Locale(tagOf(locale));
  if (region === 'CH') return swiss;
  if (region === 'BR') return english;
  return marks[language] ?? english;
}

/** The texts of the first groups of a match; the arguments behind them are its offset and the complete text. */
function textsIn(groups: readonly unknown[], count: number): unknown[] {
  return groups.slice(0, count).filter((group) => typeof group === 'string');
}
