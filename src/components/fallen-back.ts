import type { SharedTexts } from '../content/schema/messages.ts';

/**
 * Whether a page has no text of its own in its language: neither in its entries nor among the
 * interface texts of its section. Names that are the same everywhere, as in the navigation, don't count.
 */
export function isWhollyFallenBack(data: unknown, messages: SharedTexts, path: string): boolean {
  const section = path.split('/')[0] || 'home';
  const own = Object.entries(messages).filter(([key]) => key.startsWith(`${section}.`));
  return fallsBack(Object.fromEntries(own)) && fallsBack(data);
}

/** Localized texts are told by their `value`; anything else is looked through. */
function fallsBack(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data;
  return Object.values(data).every(fallsBack);
}
