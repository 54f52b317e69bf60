/** Letters of a square each, as Chinese, Japanese and Korean are written in. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/gu;

/**
 * How much room a text takes, in letters of Latin script: a wide one is as wide as two.
 * @example roomOf('Ana') // => 3
 * @example roomOf('小澤征爾') // => 8
 */
export function roomOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}
