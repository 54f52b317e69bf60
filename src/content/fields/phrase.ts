// Field types of free texts, and of texts that match a pattern.
import { countWords } from '../../text/count-words.ts';
import { fieldType, listType } from './field-type.ts';
import { textPlaceholder } from './placeholders.ts';

export function text(expected = 'a text', example = textPlaceholder) {
  return fieldType({ name: 'text', expected, example, parse: notEmpty, isProse: true });
}

interface PhraseOptions {
  /** Whether it is shown in quotation marks. */
  readonly isQuoted?: true;
  /** The number of words that it should have; any other number is a warning. */
  readonly wordCount?: { readonly from: number; readonly to: number };
}

/** A text of one paragraph with inline Markdown. */
export function phrase({ isQuoted, wordCount }: PhraseOptions = {}) {
  return fieldType({
    name: 'phrase',
    expected: 'a text',
    example: textPlaceholder,
    parse: notEmpty,
    isProse: true,
    hasMarkup: true,
    widget: { name: 'text' },
    ...(isQuoted && { isQuoted }),
    ...(wordCount && wordCountWarning(wordCount)),
  });
}

function wordCountWarning({ from, to }: NonNullable<PhraseOptions['wordCount']>) {
  const sentence = 'Shorten or lengthen it, or others will cut what doesn’t fit.';
  return {
    warn(source: string, name: string) {
      const count = countWords(source.replaceAll(/<[^<>]*>/g, ''));
      if (count === 0 || (count >= from && count <= to)) return undefined;
      return `\`${name}\` has ${count} words; presenters need ${from} to ${to}.`;
    },
    hint: () => ({ sentence }),
  };
}

export function phrases() {
  return listType(phrase(), {
    name: 'phrases',
    items: 'texts',
  });
}

/** A text that matches a pattern; `sentence` is the hint for any other. */
export function pattern(expression: RegExp, expected: string, example: string, sentence?: string) {
  return fieldType({
    name: 'notation',
    expected,
    example,
    pattern: expression.source,
    parse: (source) => (expression.test(source) ? source : undefined),
    ...(sentence && { hint: () => ({ sentence }) }),
  });
}

export function notEmpty(source: string): string | undefined {
  return source || undefined;
}
