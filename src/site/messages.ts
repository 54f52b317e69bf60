// Interface texts: those that a page shows, filled in.
import type { MessagesOf, Texts } from '../content/fields/texts.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import { assumeType } from '../assume-type.ts';

/** Those of the interface texts that some rooms declare, in the order of all. The names of pages are the shell's. */
export function messagesOf<Declared extends Texts>(
  messages: Messages,
  declared: readonly Declared[],
): MessagesOf<Declared> {
  return assumeType(only(messages, declared.flatMap(keysOf)));
}

/** The interface text of a key. Throws where there is none. */
export function textAt(key: string | undefined, messages: Messages): Localized {
  const text = messages[key ?? ''];
  if (!text) throw new RangeError(`There is no interface text \`${key}\`.`);
  return text;
}

/** Values without those of other keys. */
export function only<Values extends object>(values: Values, keys: readonly string[]): Values {
  const wanted = new Set(keys);
  const found = { ...values };
  for (const key of Object.keys(found)) if (!wanted.has(key)) Reflect.deleteProperty(found, key);
  return found;
}

function keysOf({ rows, description }: Texts): string[] {
  const keys = Object.keys(rows);
  return description === undefined ? keys : [...keys, description];
}

type Fillings = Readonly<Record<string, string | number>>;

/**
 * Fills a text's placeholders.
 * @example fill('{number} of {total}', { number: 2, total: 11 }) // => '2 of 11'
 */
export function fill(text: string, values: Fillings): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Fills the placeholders of a text that keeps its language. Texts with placeholders hold no markup. */
export function fillLocalized(text: Localized, values: Fillings): Localized {
  return { ...text, value: fill(text.value, values) };
}
