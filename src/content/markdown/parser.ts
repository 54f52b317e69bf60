// In: the text of a body or a phrase. Out: its syntax tree.
import remarkGfm, { type Options as GfmOptions } from 'remark-gfm';
import remarkMdx, { type Options as MdxOptions } from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root, Link, Nodes, Parents, Text } from 'mdast';

/** The options of GFM: `~` alone isn't strikethrough. */
const gfmOptions: GfmOptions = { singleTilde: false };

// Accepts anything between matching braces as code, without parsing it: the rules refuse all code with our own messages,
// and the text behind it is still checked.
const anyCode: MdxOptions['acorn'] = {
  parse: (text) => ({
    type: 'Program',
    sourceType: 'module',
    body: [],
    start: 0,
    end: text.length,
  }),
  parseExpressionAt(text) {
    const isComplete = text.split('{').length <= text.split('}').length;
    // The parser continues if acorn reports an unexpected end.
    if (!isComplete)
      throw Object.assign(new SyntaxError('Unexpected end'), { pos: 0, raisedAt: Infinity });
    return { type: 'ObjectExpression', properties: [], start: 0, end: text.length };
  },
};

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, gfmOptions)
  .use(remarkMdx, { acorn: anyCode })
  .freeze();

/** Parses a body. Throws a `VFileMessage` at the first syntax error. */
export function parseBody(text: string): Root {
  return trimAutolinks(parser.parse(text));
}

/** Like `parseBody`, for phrases: the syntax of lists, headings and other blocks is text. */
export function parsePhrase(text: string): Root {
  return trimAutolinks(phraseParser.parse(text));
}

const blocks = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

const phraseParser = unified()
  .data('micromarkExtensions', [{ disable: { null: blocks } }])
  .use(remarkParse)
  .use(remarkMdx, { acorn: anyCode })
  .freeze();

/** Ends bare addresses at quotation marks, ellipses and CJK punctuation, which belong to the sentence around them. */
function trimAutolinks<Tree extends Parents>(parent: Tree): Tree {
  const nodes: Nodes[] = parent.children;
  for (const [index, node] of [...nodes.entries()].toReversed()) {
    const rest = node.type === 'link' ? trimLink(node) : undefined;
    if (rest) nodes.splice(index + 1, 0, rest);
    else if ('children' in node) trimAutolinks(node);
  }
  return parent;
}

const boundary = /[“”„«»‘’‹›…—\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;

/** Trims a bare address, and returns the text behind it. */
function trimLink(link: Link): Text | undefined {
  const [text, other] = link.children;
  const withoutScheme = link.url.replace(/^(?:http:\/\/|mailto:)(?=.)/, '');
  if (other || text?.type !== 'text' || ![link.url, withoutScheme].includes(text.value))
    return undefined;
  const end = text.value.search(boundary);
  if (end === -1) return undefined;
  const rest = text.value.slice(end);
  link.url = link.url.slice(0, link.url.length - rest.length);
  text.value = text.value.slice(0, end);
  return { type: 'text', value: rest };
}
