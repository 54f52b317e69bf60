import { locales } from '../locales.ts';
import { fieldType, type FieldType } from '../content/fields/field-type.ts';
import { text } from '../content/fields/phrase.ts';
import type { Shape } from '../content/fields/shape.ts';
import { canonicalTag } from '../text/language-tag.ts';

export const language = {
  id: {
    type: fieldType({
      name: 'notation',
      expected: 'the BCP 47 code of a language in small letters',
      example: 'pl',
      exampleOf: 'Polish',
      pattern: '^[a-z]{2,3}(-[a-z0-9]{2,8})*$',
      parse: (source) =>
        canonicalTag(source) !== undefined && source === source.toLowerCase() ? source : undefined,
      hint: (source) => ({ value: source.toLowerCase() }),
    }),
    label: 'Code',
    help: 'The name of its folder, and the beginning of its addresses.',
  },
  tag: {
    type: fieldType({
      name: 'notation',
      expected: 'the BCP 47 tag of a language and its region',
      example: 'en-GB',
      exampleOf: 'British English',
      parse: canonicalTag,
    }),
    optional: true,
    label: 'Language and region',
    help: 'How dates and numbers are written; without it, as in the region where most people speak it.',
  },
  name: {
    type: text('a name', 'Polski'),
    optional: true,
    help: 'Its name in the list of languages, if that isn’t the usual one.',
  },
} as const satisfies Shape;

interface LanguageField {
  readonly type: FieldType<string>;
  readonly optional?: true;
}

/** Fields for a text in each language, keyed by the language's id; only the original's is required. */
export function inEachLanguage(example: string): Readonly<Record<string, LanguageField>> {
  const type = text('a text', example);
  return Object.fromEntries(
    locales.map(({ id }, index) => [id, index === 0 ? { type } : { type, optional: true }]),
  );
}
