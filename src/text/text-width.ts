/** The full-width characters of Chinese, Japanese and Korean, by their Unicode blocks. */
const fullWidth = /[\u2E80-\uD7FF\uF900-\uFAFF\uFF01-\uFF60]/g;

/**
 * The width of a text in Latin letters; full-width characters count as two.
 * @example textWidth('Ana') // => 3
 * @example textWidth('小澤征爾') // => 8
 */
export function textWidth(text: string): number {
  return text.length + (text.match(fullWidth)?.length ?? 0);
}
