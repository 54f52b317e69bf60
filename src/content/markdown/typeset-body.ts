// In: the tree of a body. Out: the same, its texts as its language is printed.
import type { Nodes, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { nestQuotations } from '../../text/quotation-marks.ts';
import { typeset } from '../../text/typeset.ts';
import { nodesIn } from './rule.ts';

/** A remark plugin that typesets the texts of a body by the language of its file. */
export function typesetBody() {
  return (tree: Root, { path }: VFile): void => {
    const locale = localeOf(path);
    for (const node of nodesIn(tree)) if (isNamed(node, 'PullQuote')) nestIn(textsOf(node), locale);
    for (const text of textsOf(tree)) text.value = typeset(text.value, locale);
  };
}

/** The language in whose folder an entry lies: `content/de/poems/aurora.mdx`. */
export function localeOf(path: string): Locale {
  const folder = path.split(/[/\\]/).at(-3);
  return locales.find(({ id }) => id === folder)?.id ?? defaultLocale;
}

/** The texts of a node but for those in another language, which has rules of its own. */
export function textsOf(node: Nodes): readonly Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && !isNamed(node, 'Lang') ? node.children.flatMap(textsOf) : [];
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
