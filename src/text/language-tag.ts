/** A BCP 47 tag in its canonical form; `undefined` for anything else. */
export function canonicalTag(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value))
    return undefined;
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

/**
 * The tag of a language, with the region where most people speak it unless it has a region or a script.
 * @example defaultTag('es') // => 'es-ES'
 */
export function defaultTag(id: string): string {
  const { language, region } = new Intl.Locale(id).maximize();
  return id.includes('-') || region === undefined
    ? (canonicalTag(id) ?? id)
    : `${language}-${region}`;
}

/**
 * A language's name in itself, capitalized as in a list.
 * @example nativeName('es') // => 'Español'
 */
export function nativeName(id: string): string {
  const name = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id;
  const [first = ''] = name;
  return first.toLocaleUpperCase(id) + name.slice(first.length);
}
