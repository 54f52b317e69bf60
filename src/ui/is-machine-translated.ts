import type { Locale } from '../locales.ts';

/** Whether the browser has translated the page: React can't update the text nodes that it replaced. */
export function isMachineTranslated(locale: Locale): boolean {
  return document.documentElement.lang !== locale || !!document.querySelector('font');
}
