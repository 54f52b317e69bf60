import type { Localized } from '../content/schema/localized.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A text as inline HTML, marked with its language where it fell back to the original. */
export function localizedHtml({ value, html = escapeHtml(value), lang }: Localized): string {
  return lang === undefined ? html : `<span lang="${lang}">${html}</span>`;
}
