// In: the text of a body, or of a field of one line. Out: its syntax tree.
import remarkGfm, { type Options as GfmOptions } from 'remark-gfm';
import remarkMdx, { type Options as MdxOptions } from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';

/** How tables, autolinks and strikethrough are read: one tilde is a tilde. */
export const gfmOptions: GfmOptions = { singleTilde: false };

// Code is refused wherever it stands, so it need not be valid: whatever stands between braces is taken for code.
// That way it is reported in our own words, and what follows it is checked as well.
const anyCode: MdxOptions['acorn'] = {
  parse: (text) => ({
    type: 'Program',
    sourceType: 'module',
    body: [],
    start: 0,
    end: text.length,
  }),
  parseExpressionAt: (text) => ({
    type: 'ObjectExpression',
    properties: [],
    start: 0,
    end: text.length,
  }),
};

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, gfmOptions)
  .use(remarkMdx, { acorn: anyCode })
  .freeze();

/** Parses a body. Throws a `VFileMessage` at the first place that MDX can't read. */
export function parseBody(text: string): Root {
  return parser.parse(text);
}

/** Parses a field of one line like `parseBody`; what would begin a list, a heading or another block is text in it. */
export function parsePhrase(text: string): Root {
  return phraseParser.parse(text);
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
