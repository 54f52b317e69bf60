// The BCP 47 tag of a language -> its script, and whether some letters are enough to write it.

/** The Unicode scripts of ISO 15924 codes that combine several, or are a variant of one. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang'],
};

const latin = /[A-Za-z]/u;

/** What Vietnamese adds to the letters of Western Europe. */
const vietnamese = /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ]/u;

/** Fonts with fewer letters of a script have them as symbols (Ω, π), not for texts. */
const enough = 20;

/** @example scriptOf('sr') // => 'Cyrl' */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}

/** Whether a letter is in the alphabet of a language; Latin alphabets are the common letters, or those that Vietnamese adds. */
export function isInAlphabet(letter: string, tag: string): boolean {
  return alphabetsOf(tag).some((alphabet) => alphabet.test(letter));
}

/**
 * Whether texts in a language can be written with some letters.
 * @example supportsLanguage('abcdefghijklmnopqrstuvwxyzΩπ', 'el') // => false
 */
export function supportsLanguage(letters: string, tag: string): boolean {
  const all = Array.from(letters);
  return alphabetsOf(tag).every(
    (alphabet) => all.filter((letter) => alphabet.test(letter)).length >= enough,
  );
}

function alphabetsOf(tag: string): readonly RegExp[] {
  const script = scriptOf(tag);
  if (script === 'Latn') return [new Intl.Locale(tag).language === 'vi' ? vietnamese : latin];
  return (unicodeScripts[script] ?? [script]).map(alphabetOf);
}

/** Unicode has no property for some codes of BCP 47, such as `Latf`: their languages are treated as Latin ones. */
function alphabetOf(script: string): RegExp {
  try {
    return new RegExp(`(?=[\\p{L}\\p{M}])\\p{scx=${script}}`, 'u');
  } catch {
    return latin;
  }
}
