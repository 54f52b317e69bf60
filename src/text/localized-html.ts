import { escapeHtml } from './escape-html.ts';

interface LocalizedText {
  readonly value: string;
  /** The same as HTML, where it holds markup. */
  readonly html?: string;
  readonly lang?: string;
}

/** A text as inline HTML, marked with its language where it fell back to the original. */
export function localizedHtml({ value, html = escapeHtml(value), lang }: LocalizedText): string {
  return lang === undefined ? html : `<span lang="${lang}">${html}</span>`;
}
