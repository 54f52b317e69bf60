import type { Locale } from '../locales.ts';

/** Whether the browser has translated the page in a language: React can't update text nodes that were replaced. */
export function isMachineTranslated(locale: Locale): boolean {
  return document.documentElement.lang !== locale || !!document.querySelector('font');
}
