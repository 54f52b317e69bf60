/** What the keys of plural forms end in; a number that has no form has the text without an ending. */
export const pluralEndings = ['Zero', 'One', 'Two', 'Few', 'Many'] as const;

/** The ending of the plural form for a number in a language; nothing for that without an ending. */
export function pluralEnding(count: number, tag: string) {
  return endingOf(new Intl.PluralRules(tag).select(count));
}

/**
 * The endings of all plural forms of a language.
 * @example pluralEndingsOf('pl') // => ['One', 'Few', 'Many']
 */
export function pluralEndingsOf(tag: string) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return pluralEndings.filter((ending) =>
    pluralCategories.some((category) => endingOf(category) === ending),
  );
}

function endingOf(category: Intl.LDMLPluralRule) {
  return pluralEndings.find((ending) => ending.toLowerCase() === category);
}
