// In: the tree of a body. Out: the same, its texts as its language is printed.
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { typeset } from '../../text/typeset.ts';

/** A remark plugin that typesets the texts of a body by the language of its file. */
export function typesetBody() {
  return (tree: Root, { path }: VFile): void => typesetNode(tree, localeOf(path), false);
}

/** The language in whose folder an entry lies: `content/de/works/aurora.mdx`. */
export function localeOf(path: string): Locale {
  const folder = path.split(/[/\\]/).at(-3);
  return locales.find(({ id }) => id === folder)?.id ?? defaultLocale;
}

function typesetNode(node: Nodes, locale: Locale, isQuoted: boolean): void {
  if (node.type === 'text') node.value = typeset(node.value, locale, isQuoted);
  if (!('children' in node)) return;
  const name = 'name' in node ? node.name : undefined;
  // A passage in another language has rules of its own.
  if (name === 'Lang') return;
  for (const child of node.children) typesetNode(child, locale, isQuoted || name === 'PullQuote');
}
