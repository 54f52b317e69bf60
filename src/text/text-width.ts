/** Letters of a square each, as Chinese, Japanese and Korean are written in: their blocks of Unicode, one after the other. */
const fullWidth = /[\u2E80-\uD7FF\uF900-\uFAFF\uFF01-\uFF60]/g;

/**
 * How much room a text takes, in letters of Latin script: a wide one is as wide as two.
 * @example roomOf('Ana') // => 3
 * @example roomOf('小澤征爾') // => 8
 */
export function textWidth(text: string): number {
  return text.length + (text.match(fullWidth)?.length ?? 0);
}
