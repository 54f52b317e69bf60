// remark-gfm for the texts that have a use for it: reading a text costs a third less without.
import remarkGfm, { type Options } from 'remark-gfm';
import type { Processor } from 'unified';

/** A plugin that reads tables, strikethrough, footnotes, task lists and plain addresses where there may be any. */
export const gfmWhereNeeded: (this: Processor, options: Options) => undefined = attach;

function attach(this: Processor, options: Options): undefined {
  const data = this.data();
  remarkGfm.call(this, options);
  const { parser } = this;
  const syntax = data.micromarkExtensions ?? [];
  const trees = data.fromMarkdownExtensions ?? [];
  const [ownSyntax, ownTree] = [syntax.at(-1), trees.at(-1)];
  const [inSyntax, inTrees] = [syntax.length - 1, trees.length - 1];
  if (!parser || !ownSyntax || !ownTree) throw new Error('remark-gfm follows remark-parse.');
  this.parser = (text, file) => {
    const isNeeded = needsGfm(text);
    syntax[inSyntax] = isNeeded ? ownSyntax : {};
    trees[inTrees] = isNeeded ? ownTree : [];
    return parser(text, file);
  };
  return undefined;
}

/**
 * Whether a text may hold what Markdown alone doesn't read. It may hold none and be taken for one that does.
 * @example needsGfm('See [the score](https://example.org/score).') // => false
 * @example needsGfm('See https://example.org/score.') // => true
 */
export function needsGfm(text: string): boolean {
  return signs.test(text.replaceAll(plainLink, ''));
}

/** On one line: what has an empty line in it is no link. */
const plainLink = /\[[^[\]\\`<\r\n]*\]\(https?:\/\/[\w./-]*\)/g;

/** `&` and `\` may stand for any sign; `]:` gives a name to an address, which links may then be read by. */
const signs = /[~|@&\\]|www\.|:\/\/|:-|-:|\[[\^ x\t\r\n]|\]:/i;
