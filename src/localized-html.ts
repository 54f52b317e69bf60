import type { Localized } from './content/schema/localized.ts';
import { escapeHtml } from './escape-html.ts';

/** A text as inline HTML, marked with its language where it fell back to English. */
export function localizedHtml({ value, html = escapeHtml(value), lang }: Localized): string {
  return lang === undefined ? html : `<span lang="${lang}">${html}</span>`;
}
