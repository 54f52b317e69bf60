// What the errors of MDX mean for a text, since the parser’s own sentences are for programmers.

const code = 'Program code can’t be in a text.';

/** A sentence for each rule of the parsers of MDX; the first sign that was not expected is `{sign}`. */
export const syntaxSentences = {
  acorn: code,
  'end-tag-mismatch': 'This tag isn’t closed where it must be.',
  'non-esm': code,
  'non-spread': code,
  'spread-extra': code,
  'unexpected-attribute': 'A closing tag can’t have properties.',
  'unexpected-character': 'A tag can’t have `{sign}` here.',
  'unexpected-closing-slash': 'This closing tag has no opening tag.',
  'unexpected-eof': 'The `>` at the end of this tag is missing.',
  'unexpected-lazy': 'A tag that begins in a quote or a list must end in it.',
  'unexpected-self-closing-slash': 'A closing tag can’t end in `/>`.',
} as const satisfies Readonly<Record<string, string>>;

/** The sentence for a rule at the beginning of the rest of a text; a general one for a rule of a later parser. */
export function syntaxSentence(rule: string | undefined, rest: string): string {
  const sentences: Readonly<Record<string, string>> = syntaxSentences;
  const [sign = ''] = Array.from(rest);
  const isVisible = /[^\s\p{C}`]/u.test(sign);
  const sentence =
    rule === 'unexpected-character' && !isVisible ? undefined : sentences[rule ?? ''];
  return sentence?.replace('{sign}', () => sign) ?? 'This tag can’t be read.';
}
