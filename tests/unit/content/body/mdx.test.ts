import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unified, type Pluggable } from 'unified';
import { VFile } from 'vfile';
import { afterAll, expect, it } from 'vitest';
import { parseBody } from '../../../../src/content/body/parser.ts';
import { failOnErrors } from '../../../../src/content/body/rule.ts';
import { bodyRules } from '../../../../src/content/body/rules.ts';
import { closeCompiler, compileBody } from './compile.ts';

afterAll(closeCompiler);

it.each([
  ['a *b* **c**', '<p>a <em>b</em> <strong>c</strong></p>'],
  ['<Lang of="es">Aurora</Lang>', '<p><i>Aurora</i></p>'],
  ['<Lang of="es">Aurora</Lang> <em>b</em>', '<p><i>Aurora</i> <em>b</em></p>'],
  ['<em>a</em><sup>b</sup>', '<p><em>a</em><sup>b</sup></p>'],
  ['<Lang of="es">a</Lang>\n\n<Lang of="es">b</Lang>', '<p><i>a</i></p>\n<p><i>b</i></p>'],
  ['<PullQuote>a</PullQuote>', '<blockquote>a</blockquote>'],
  ['~5 to 7~', '<p>~5 to 7~</p>'],
])('renders %s as %s', async (text, html) => {
  expect(await render(text)).toBe(html);
});

it('aligns tables without style attributes, which the policy of the site blocks', async () => {
  expect(await render('| a |\n| -: |\n| b |')).toContain('<th align="right">a</th>');
});

it.each([
  "import x from 'node:fs'",
  'export const x = 1',
  '{globalThis.hacked = true}',
  'a {1}',
  '<PullQuote {...props}>a</PullQuote>',
  '<PullQuote source={1}>a</PullQuote>',
  '<a href="javascript:x">b</a>',
  '<div dangerouslySetInnerHTML="x">a</div>',
  '[a](javascript:x)',
  '![a](http://example.org/x.jpg)',
  'a[^1]\n\n[^1]: b',
])('refuses to compile %s', async (text) => {
  await expect(compileBody(text)).rejects.toThrow(/\w/);
});

it('says where a body is refused', async () => {
  await expect(compileBody('\n\nA [b](javascript:x)')).rejects.toMatchObject({
    loc: { line: 3, column: 3 },
  });
});

it('leaves warnings to the check of content, so that they are told once', () => {
  const file = new VFile('A *word is open.');
  const run = (...plugins: Pluggable[]) =>
    unified()
      .use([...bodyRules, ...plugins])
      .runSync(parseBody(String(file)), file);
  run();
  expect(file.messages).toHaveLength(1);
  run(failOnErrors);
  expect(file.messages).toEqual([]);
});

async function render(text: string): Promise<string> {
  const { default: Body } = await compileBody(text);
  const Lang = ({ children }: { children?: string }) => createElement('i', null, children);
  const PullQuote = 'blockquote';
  return renderToStaticMarkup(createElement(Body, { components: { PullQuote, Lang } }));
}
