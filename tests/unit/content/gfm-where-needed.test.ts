import { array, assert, constantFrom, property } from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { gfmWhereNeeded, needsGfm } from '../../../src/content/body/gfm-where-needed.ts';
import { gfmOptions } from '../../../src/content/body/parser.ts';

const always = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkMdx).freeze();
const whereNeeded = unified()
  .use(remarkParse)
  .use(gfmWhereNeeded, gfmOptions)
  .use(remarkMdx)
  .freeze();

/** The tree that a parser makes of a text, or its refusal. */
function read(parser: Pick<typeof always, 'parse'>, text: string): unknown {
  try {
    return parser.parse(text);
  } catch (error) {
    return String(error);
  }
}

describe('a text', () => {
  it('is read as with remark-gfm throughout', () => {
    const pieces = [
      ['a', 'B7', ' ', '\n', '\n\n', '[', ']', '(', ')', '![', '](https://a.org)', ']:', ':-'],
      ['https://a.org/b-c', 'http://', '://', 'www.', 'W', 'a@b.org', '@', '.', ':', '-', '--'],
      ['|', '~~', '~', '[^1]', '[ ]', '- [x] ', '- ', '> ', '`', '*', '**', '_', '\\', '&amp;'],
      ['&#64;', '[a](https://b.org/c)', '<', '>', '# ', '1. ', '    ', '\t'],
    ];
    const text = array(constantFrom(...pieces.flat()), { maxLength: 14 }).map((each) =>
      each.join(''),
    );
    assert(
      property(text, (each) => {
        expect(read(whereNeeded, each)).toEqual(read(always, each));
      }),
      { numRuns: 4000 },
    );
  });

  it.each([
    'a|b\n-|-',
    'a\n:-',
    '~~a~~',
    'www.a.org',
    'see HTTPS://a.org',
    'a@b.org',
    'a[^1]\n\n[^1]: b',
    '[\n\n](https://a.org)',
  ])('is one for remark-gfm: %j', (each) => {
    expect(needsGfm(each)).toBe(true);
    expect(read(whereNeeded, each)).not.toEqual(
      read(unified().use(remarkParse).use(remarkMdx).freeze(), each),
    );
  });

  it.each(['A *plain* text: five — of it.', 'With [a link](https://example.org/a-b.html).', '- a'])(
    'is none for remark-gfm: %j',
    (each) => {
      expect(needsGfm(each)).toBe(false);
    },
  );

  it('is read alike whatever was read before it', () => {
    const [plain, marked] = ['a: b', 'a ~~b~~'];
    const first = [plain, marked, plain].map((each) => read(whereNeeded, each));
    expect(first).toEqual([plain, marked, plain].map((each) => read(always, each)));
  });
});
