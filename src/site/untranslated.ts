/**
 * Whether data show no text of their own language. Localized texts are recognised by their `value`, bodies by their
 * `html`; other objects are searched for them. Numbers are in no language.
 */
export function isUntranslated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data || !/\p{L}/u.test(String(data.value));
  if ('html' in data) return 'lang' in data;
  return Object.values(data).every(isUntranslated);
}
