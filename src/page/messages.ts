// Interface texts: those that a page shows, filled in.
import type { MessagesOf, Texts } from '../content/fields/texts.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import { assumeType } from '../assume-type.ts';
import { pick } from '../lists.ts';

/** The interface texts of rooms that components read, in the order of `messages`. */
export function messagesOf<Declared extends Texts>(
  messages: Messages,
  declared: readonly Declared[],
): MessagesOf<Declared> {
  return assumeType(pick(messages, declared.flatMap(componentKeys)));
}

/** The interface text of a key. Throws if there is none. */
export function textAt(key: string | undefined, messages: Messages): Localized {
  const text = messages[key ?? ''];
  if (!text) throw new RangeError(`There is no interface text \`${key}\`.`);
  return text;
}

function componentKeys({ rows, title, description, inBuild = [] }: Texts): string[] {
  const buildKeys = new Set([title, description, ...inBuild]);
  return Object.keys(rows).filter((key) => !buildKeys.has(key));
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

/** Fills the placeholders of a localized text, which contains no markup. */
export function fillLocalized(text: Localized, values: Fillings): Localized {
  return { ...text, value: fill(text.value, values) };
}
