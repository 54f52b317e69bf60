import type { Messages } from '../../content/schema/messages.ts';
import { messagesOf } from './messages-of.ts';

/**
 * Whether a page has no text in its own language: neither in its content nor among the interface texts of its section.
 * Interface texts of other sections, such as the navigation, don't count.
 */
export function isFallenBack(content: unknown, messages: Messages, section: string): boolean {
  return hasOnlyFallbacks(messagesOf(messages, [`${section}.`])) && hasOnlyFallbacks(content);
}

/** Localized texts are recognised by their `value`; other objects are searched for them. Numbers are in no language. */
function hasOnlyFallbacks(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data || !/\p{L}/u.test(String(data.value));
  return Object.values(data).every(hasOnlyFallbacks);
}
