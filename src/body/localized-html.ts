import type { Localized } from '../content/fields/localized.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { directionOf } from '../text/direction.ts';

/** A text as inline HTML, with a `lang` attribute if it fell back to the original. */
export function localizedHtml({ value, html = escapeHtml(value), lang }: Localized): string {
  if (lang === undefined) return html;
  return `<span lang="${lang}" dir="${directionOf(lang) ?? 'auto'}">${html}</span>`;
}
