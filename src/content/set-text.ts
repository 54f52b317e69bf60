// In: a text of an editor. Out: the same as its language is printed, and as HTML where it holds markup.
import type { Locale } from '../locales.ts';
import { typeset } from '../text/typeset.ts';
import { readPhrase } from './markdown/read-phrase.ts';
import type { Localized } from './fields/localized.ts';
import type { FieldType } from './fields/field-type.ts';

/** A text or a list of texts; each of a list has the provenance of the list. */
export function setTexts({ value, ...rest }: Localized<unknown>, locale: Locale, type?: FieldType) {
  const set = (text: unknown) => setText({ value: text, ...rest }, locale, type);
  return Array.isArray(value) ? value.map(set) : set(value);
}

/** A text and, where it is a phrase that holds markup, its HTML. */
export function setText(
  text: Localized<unknown>,
  locale: Locale,
  type?: FieldType,
): Localized<unknown> {
  if (typeof text.value !== 'string') return text;
  const value = typeset(text.value, text.lang ?? locale, type?.isQuoted);
  return {
    ...text,
    ...(type?.hasMarkup ? readPhrase(value, text.lang ?? locale) : { value }),
  };
}
