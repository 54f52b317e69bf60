// In: the text of a field. Out: the text with its language's typography and, if it contains markup, as HTML.
import type { Nodes } from 'mdast';
import type { FieldType } from '../fields/field-type.ts';
import type { Localized, Phrase } from '../fields/localized.ts';
import { phraseSyntax } from './read-syntax.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { directionOf } from '../../text/direction.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { quotationMarksOf } from '../../text/quotation-marks.ts';
import { typeset } from '../../text/typeset.ts';

/** Renders a text or a list of texts, whose items get the provenance of the list. */
export function renderTexts(texts: Localized<unknown>, locale: Locale, type?: FieldType) {
  const { value, ...provenance } = texts;
  if (!Array.isArray(value)) return renderText(texts, locale, type);
  return value.map((item: unknown) => renderText({ value: item, ...provenance }, locale, type));
}

/** Renders a text; any other value is returned as it is. */
export function renderText(
  text: Localized<unknown>,
  locale: Locale,
  type?: FieldType,
): Localized<unknown> {
  if (typeof text.value !== 'string') return text;
  const language = text.lang ?? locale;
  const value = typeset(text.value, language, type?.isQuoted);
  return { ...text, ...(type?.hasMarkup ? readPhrase(value, language) : { value }) };
}

/**
 * Renders a phrase; with a syntax error, which is reported elsewhere, its text is returned as it is.
 * @example readPhrase('Lá *<Lang of="fr">La mer</Lang>*') // => { value: 'Lá La mer', html: 'Lá <em><span lang="fr">…' }
 */
export function readPhrase(text: string, locale: Locale = defaultLocale): Phrase {
  if (!mayContainMarkup(text)) return { value: text };
  const { tree } = phraseSyntax(text);
  if (!tree) return { value: text };
  return phraseOf(tree, locale);
}

/** A node as plain text and, if it contains markup, as HTML. */
export function phraseOf(node: Nodes, locale: Locale, lineBreak = ' '): Phrase {
  const [value, html] = [toText(node, locale, lineBreak), toHtml(node)];
  return html === escapeHtml(value) ? { value } : { value, html };
}

/** Whether a text contains any special character of Markdown. Most don't, and needn't be parsed. */
export function mayContainMarkup(text: string): boolean {
  return /[*_<{&`[\\\n]/.test(text);
}

function toText(node: Nodes, locale: Locale, lineBreak = ' '): string {
  if (node.type === 'break' || nameOf(node) === 'br') return lineBreak;
  if ('children' in node) {
    const text = node.children.map((child) => toText(child, locale, lineBreak)).join('');
    const [[opening, closing]] = quotationMarksOf(locale);
    return nameOf(node) === 'q' ? `${opening}${text}${closing}` : text;
  }
  return 'value' in node ? node.value : '';
}

function toHtml(node: Nodes): string {
  if (node.type === 'break') return '<br>';
  if (!('children' in node)) return 'value' in node ? escapeHtml(node.value) : '';
  const name = nameOf(node);
  if (name === 'br') return '<br>';
  const inner = node.children.map(toHtml).join('');
  if (name === 'Lang') return inLanguage(propertyOf(node, 'of'), inner);
  if (name === 'abbr')
    return `<abbr title="${escapeHtml(propertyOf(node, 'title'))}">${inner}</abbr>`;
  return name ? `<${name}>${inner}</${name}>` : inner;
}

/** Text in another language; `dir` isolates it from the text around it, which may have the other direction. */
function inLanguage(language: string, html: string): string {
  return `<span lang="${escapeHtml(language)}" dir="${directionOf(language) ?? 'auto'}">${html}</span>`;
}

/** The name of the HTML element or component that a node represents, if any. */
function nameOf(node: Nodes): string | undefined {
  if (node.type === 'emphasis') return 'em';
  if (node.type === 'strong') return 'strong';
  return 'name' in node ? (node.name ?? undefined) : undefined;
}

/** The value of an element’s property; empty if it isn't set. */
export function propertyOf(node: Nodes, name: string): string {
  const all = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const attribute = all.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
