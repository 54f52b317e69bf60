// In: the tree of a body. Out: its running text, each paragraph as a phrase.
import type { ListItem, Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Locale } from '../../locales.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Phrase } from '../fields/localized.ts';
import { phraseOf } from './read-phrase.ts';
import { localeOf } from './typeset-body.ts';

/** A remark plugin that exports the paragraphs of a body as `paragraphs`. */
export function exportParagraphs() {
  return (tree: Root, { path, data }: VFile): void => {
    data.exported = { ...data.exported, paragraphs: paragraphsIn(tree, localeOf(path)) };
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
    case 'list':
      return [
        joined(
          node.children.map((item, index) => {
            const number = node.ordered ? `${(node.start ?? 1) + index}.` : '–';
            return joined(itemIn(item, number, locale), '\n');
          }),
          '\n',
        ),
      ];
    case 'table':
      return [
        joined(
          node.children.map((row) =>
            joined(
              row.children.map((cell) => phraseOf(cell, locale)),
              ' · ',
            ),
          ),
          '\n',
        ),
      ];
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

function joined(parts: readonly Phrase[], separator: string): Phrase {
  const value = parts.map((part) => part.value).join(separator);
  if (parts.every(({ html }) => html === undefined)) return { value };
  return { value, html: parts.map((part) => part.html ?? escapeHtml(part.value)).join(separator) };
}
