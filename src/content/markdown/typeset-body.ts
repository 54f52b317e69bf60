// In: the tree of a body. Out: its texts with its language's typography, and its paragraphs as phrases.
import type { Nodes, Root, Text, ListItem } from 'mdast';
import type { VFile } from 'vfile';
import type { Locale } from '../../locales.ts';
import { languageOfFile } from '../../text/language-name.ts';
import { nestQuotations } from '../../text/quotation-marks.ts';
import { typeset } from '../../text/typeset.ts';
import { nodesIn } from './rule.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Phrase } from '../fields/localized.ts';
import { phraseOf } from './read-phrase.ts';

/** A remark plugin that typesets the texts of a body by the language of its file. */
export function typesetBody() {
  return (tree: Root, { path }: VFile): void => {
    const locale = languageOfFile(path).id;
    for (const node of nodesIn(tree))
      if (isNamed(node, 'PullQuote')) nestQuotationsIn(mdastTextsOf(node), locale);
    for (const text of mdastTextsOf(tree)) text.value = typeset(text.value, locale);
  };
}

/** The texts of a node, except those in another language, which has different typography. */
export function mdastTextsOf(node: Nodes): readonly Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && !isNamed(node, 'Lang') ? node.children.flatMap(mdastTextsOf) : [];
}

/** Nests quotations across texts: two marks may be in different ones, with emphasis between them. */
function nestQuotationsIn(texts: readonly Text[], locale: Locale): void {
  const nested = nestQuotations(texts.map(({ value }) => value).join(textBoundary), locale);
  for (const [index, value] of nested.split(textBoundary).entries())
    Object.assign(texts[index] ?? {}, { value });
}

/** A character that no text contains. */
const textBoundary = '\0';

function isNamed(node: Nodes, name: string): boolean {
  return 'name' in node && node.name === name;
}

export function exportParagraphs() {
  return (tree: Root, { path, data }: VFile): void => {
    data.exported = { ...data.exported, paragraphs: paragraphsIn(tree, languageOfFile(path).id) };
  };
}

/** The paragraphs of a body; a list or a table is one, with a line for each item or row. Pull quotes are omitted. */
export function paragraphsIn(node: Nodes, locale: Locale): Phrase[] {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return node.children.flatMap((child) => paragraphsIn(child, locale));
    case 'paragraph':
    case 'heading':
      return [phraseOf(node, locale, '\n')];
    case 'list': {
      const lines = node.children.flatMap((item, index) =>
        itemLines(item, node.ordered ? `${(node.start ?? 1) + index}.` : '–', locale),
      );
      return [joinPhrases(lines, '\n')];
    }
    case 'table': {
      const rows = node.children.map(({ children }) =>
        joinPhrases(
          children.map((cell) => phraseOf(cell, locale)),
          ' · ',
        ),
      );
      return [joinPhrases(rows, '\n')];
    }
    default:
      return [];
  }
}

/** The lines of an item, behind its number or dash; all but its first paragraph are indented. */
function itemLines({ children }: ListItem, number: string, locale: Locale): Phrase[] {
  const [first = { value: '' }, ...rest] = children.flatMap((child) => paragraphsIn(child, locale));
  return [joinPhrases([{ value: `${number} ` }, first], ''), ...rest.map(indentPhrase)];
}

function indentPhrase({ value, html }: Phrase): Phrase {
  const indent = (text: string) => text.replaceAll(/^/gm, '  ');
  return { value: indent(value), ...(html !== undefined && { html: indent(html) }) };
}

function joinPhrases(phrases: readonly Phrase[], separator: string): Phrase {
  const value = phrases.map((phrase) => phrase.value).join(separator);
  if (phrases.every(({ html }) => html === undefined)) return { value };
  return {
    value,
    html: phrases.map((phrase) => phrase.html ?? escapeHtml(phrase.value)).join(separator),
  };
}
