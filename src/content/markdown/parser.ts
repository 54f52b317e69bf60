// In: the text of a body or of a phrase. Out: its syntax tree.
import remarkGfm, { type Options as GfmOptions } from 'remark-gfm';
import remarkMdx, { type Options as MdxOptions } from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { trimAutolinks } from './trim-autolinks.ts';

/** The options of GFM: `~` alone isn't strikethrough. */
const gfmOptions: GfmOptions = { singleTilde: false };

// Accepts anything between braces that match as code, instead of parsing it. The rules refuse all code, in our own
// words, and what follows it is still checked.
const anyCode: MdxOptions['acorn'] = {
  parse: (text) => ({
    type: 'Program',
    sourceType: 'module',
    body: [],
    start: 0,
    end: text.length,
  }),
  parseExpressionAt(text) {
    const isWhole = text.split('{').length <= text.split('}').length;
    // The parser reads on where acorn reports that more was expected at the end.
    if (!isWhole)
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

/** Parses a phrase like `parseBody`, but takes the syntax of lists, headings and other blocks for text. */
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
