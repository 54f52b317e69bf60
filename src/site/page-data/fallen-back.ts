import type { Messages } from '../../content/schema/messages.ts';

/**
 * Whether a page has no text of its own in its language: neither in what it shows nor among the interface texts of
 * its section. Names that are the same everywhere, as in the navigation, don't count.
 */
export function isFallenBack(content: unknown, messages: Messages, section: string): boolean {
  const own = Object.entries(messages).filter(([key]) => key.startsWith(`${section}.`));
  return hasOnlyFallbacks(Object.fromEntries(own)) && hasOnlyFallbacks(content);
}

/** Localized texts are recognised by their `value`; anything else is searched for them. */
function hasOnlyFallbacks(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data;
  return Object.values(data).every(hasOnlyFallbacks);
}
