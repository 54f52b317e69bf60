// The characters that the fonts of the site are subset to.

/** The characters of pages: ASCII, Latin-1, and the punctuation of western European languages. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜\u2002\u2009–—‘’‚“”„•…′″‹›⁄€™↑↓−`;

/** The further characters of names in other European languages; the file is downloaded only where one occurs. */
export const latinExtended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}ẞỲỳ`;

/** Alphabets of which the fonts of the theme have no letter. */
export const greek = range(0x370, 0x3ff);
export const cyrillic = range(0x400, 0x52f);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
