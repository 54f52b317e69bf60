import type { Messages, MessagesOf } from '../content/fields/messages.ts';

/** The interface texts whose keys begin with one of `prefixes`. */
export function messagesOf<Prefix extends string>(
  messages: Messages,
  prefixes: readonly Prefix[],
): MessagesOf<Prefix> {
  const found = { ...messages };
  for (const key of Object.keys(found))
    if (!prefixes.some((prefix) => key.startsWith(prefix))) Reflect.deleteProperty(found, key);
  return found;
}
