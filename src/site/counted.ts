import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import { type Locale, tagOf } from '../locales.ts';
import { pluralEnding } from '../text/plural-forms.ts';
import { fillLocalized } from './fill.ts';

interface InLanguage<Key extends string> {
  readonly locale: Locale;
  readonly messages: Messages & Readonly<Record<Key, Localized>>;
}

/** A text with a number, in the form that its language has for it, filled in. */
export function counted<Key extends string>(
  key: Key,
  count: number,
  values: Readonly<Record<string, string | number>>,
  { locale, messages }: InLanguage<Key>,
): Localized {
  const text: Localized = messages[key];
  const forms: Messages = messages;
  const ending = pluralEnding(count, tagOf(text.lang ?? locale));
  const form = ending && forms[key + ending];
  // The form of another language is of no use here.
  return fillLocalized(form && form.lang === text.lang ? form : text, values);
}
