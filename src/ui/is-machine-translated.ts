import type { Locale } from '../locales.ts';

/** Whether the browser has translated the page, which replaces text nodes by `<font>`: React can't update those. */
export function isMachineTranslated(locale: Locale): boolean {
  return document.documentElement.lang !== locale || !!document.querySelector('font');
}
