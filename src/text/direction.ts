const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/**
 * The direction in which a language is written; `undefined` for an invalid tag.
 * @example directionOf('he') // => 'rtl'
 * @example directionOf('az-Latn') // => 'ltr'
 */
export function directionOf(language: string): 'ltr' | 'rtl' | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(language)) return undefined;
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** 1 if a language is written to the right, -1 if to the left. */
export function directionSign(language: string): 1 | -1 {
  return directionOf(language) === 'rtl' ? -1 : 1;
}

/** The attributes of an element whose text is in another language than that around it; none if `lang` is undefined. */
export function languageProps(lang: string | undefined) {
  return lang === undefined ? {} : { lang, dir: directionOf(lang) ?? 'auto' };
}
