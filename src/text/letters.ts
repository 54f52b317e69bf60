// The characters that the fonts of the site are subset to.

/** The characters of pages: ASCII, Latin-1, and the punctuation of western European languages. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜\u2002\u2009–—‘’‚“”„•…′″‹›⁄€™↑↓−`;

/** The further characters of names in other European languages; the file is downloaded only if a page has one. */
export const latinExtended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}ẞỲỳ`;

/** What Vietnamese adds. Like Cyrillic, only the serif of the theme has it, for sites in such a language. */
export const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0309\u0323₫`;

/** With the accent of textbooks, and the sign for numbers. */
export const cyrillic = `${range(0x400, 0x52f)}\u0301№`;

/** Greek and Coptic; no font of the theme has them. */
export const greek = range(0x370, 0x3ff);

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
