// In: the tree of a body. Out: its texts as its language is printed, and its running text, each paragraph as a phrase.
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
      if (isNamed(node, 'PullQuote')) nestIn(mdastTextsOf(node), locale);
    for (const text of mdastTextsOf(tree)) text.value = typeset(text.value, locale);
  };
}

/** The texts of a node but for those in another language, which has rules of its own. */
export function mdastTextsOf(node: Nodes): readonly Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && !isNamed(node, 'Lang') ? node.children.flatMap(mdastTextsOf) : [];
}

/** Nests quotations in texts, whose marks may stand on both sides of emphasis. */
function nestIn(texts: readonly Text[], locale: Locale): void {
  const nested = nestQuotations(texts.map(({ value }) => value).join(between), locale);
  for (const [at, value] of nested.split(between).entries())
    Object.assign(texts[at] ?? {}, { value });
}

/** A character that stands in no text. */
const between = '\0';

function isNamed(node: Nodes, name: string): boolean {
  return 'name' in node && node.name === name;
}

export function exportParagraphs() {
  return (tree: Root, { path, data }: VFile): void => {
    data.exported = { ...data.exported, paragraphs: paragraphsIn(tree, languageOfFile(path).id) };
  };
}

/** The paragraphs of a body; rows and list items are lines of one. Pull quotes aren't part of the running text. */
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
        itemIn(item, node.ordered ? `${(node.start ?? 1) + index}.` : '–', locale),
      );
      return [joined(lines, '\n')];
    }
    case 'table': {
      const rows = node.children.map(({ children }) =>
        joined(
          children.map((cell) => phraseOf(cell, locale)),
          ' · ',
        ),
      );
      return [joined(rows, '\n')];
    }
    default:
      return [];
  }
}

/** An item behind its number or dash; what follows its first paragraph is indented. */
function itemIn({ children }: ListItem, number: string, locale: Locale): Phrase[] {
  const [first = { value: '' }, ...rest] = children.flatMap((child) => paragraphsIn(child, locale));
  return [joined([{ value: `${number} ` }, first], ''), ...rest.map(indented)];
}

function indented({ value, html }: Phrase): Phrase {
  const indent = (text: string) => text.replaceAll(/^/gm, '  ');
  return { value: indent(value), ...(html !== undefined && { html: indent(html) }) };
}

function joined(phrases: readonly Phrase[], separator: string): Phrase {
  const value = phrases.map((phrase) => phrase.value).join(separator);
  if (phrases.every(({ html }) => html === undefined)) return { value };
  return {
    value,
    html: phrases.map((phrase) => phrase.html ?? escapeHtml(phrase.value)).join(separator),
  };
}
