import type { MessagesOf, Texts } from '../content/fields/texts.ts';
import { pluralEndings } from '../text/plural-forms.ts';

/** Those of the interface texts that some rooms declare, in the order of all. The names of pages are the shell's. */
export function messagesOf<Declared extends Texts>(
  messages: MessagesOf<NoInfer<Declared>>,
  declared: readonly Declared[],
): MessagesOf<Declared> {
  return only(messages, declared.flatMap(keysOf));
}

/** Values without those of other keys. */
export function only<Values extends object>(values: Values, keys: readonly string[]): Values {
  const wanted = new Set(keys);
  const found = { ...values };
  for (const key of Object.keys(found)) if (!wanted.has(key)) Reflect.deleteProperty(found, key);
  return found;
}

function keysOf({ rows, description }: Texts): string[] {
  const keys = Object.entries(rows).flatMap(([key, { counted }]) => [
    key,
    ...(counted ? pluralEndings.map((ending) => key + ending) : []),
  ]);
  return description === undefined ? keys : [...keys, description];
}
