import type { CountedMessageKey } from '../content/fields/messages.ts';
import type { Localized } from '../content/fields/localized.ts';
import { tagOf } from '../locales.ts';
import { pluralEnding } from '../text/plural-forms.ts';
import { fillLocalized } from './fill.ts';
import type { LocalContent } from './local-content.ts';

/** A text with a number, in the form that its language has for it, filled in. */
export function counted(
  key: CountedMessageKey,
  count: number,
  values: Readonly<Record<string, string | number>>,
  { locale, messages }: Pick<LocalContent, 'locale' | 'messages'>,
): Localized {
  const text = messages[key];
  const ending = pluralEnding(count, tagOf(text.lang ?? locale));
  const form = ending && messages[`${key}${ending}`];
  // The form of another language is of no use here.
  return fillLocalized(form && form.lang === text.lang ? form : text, values);
}
