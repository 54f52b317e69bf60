/**
 * How many words a text has, as people count them: parts between spaces that contain a letter or a digit.
 * @example countWords('Season 2026–27 – in Bergen') // => 4
 */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
