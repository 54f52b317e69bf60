import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { checkBody } from '../../../../src/content/markdown/check-body.ts';
import { closeCompiler, compileBody } from './compile.ts';

afterAll(closeCompiler);

it.each([
  ['a *b* **c**', '<p>a <em>b</em> <strong>c</strong></p>'],
  ['<Lang of="es">Aurora</Lang>', '<p><i>Aurora</i></p>'],
  ['<Lang of="es">Aurora</Lang> <em>b</em>', '<p><i>Aurora</i> <em>b</em></p>'],
  ['<em>a</em><sup>b</sup>', '<p><em>a</em><sup>b</sup></p>'],
  ['<Lang of="es">a</Lang>\n\n<Lang of="es">b</Lang>', '<p><i>a</i></p>\n<p><i>b</i></p>'],
  ['<PullQuote>a</PullQuote>', '<blockquote>a</blockquote>'],
  ['<PullQuote>a “b”</PullQuote>', '<blockquote>a ‘b’</blockquote>'],
  [
    '<PullQuote>She played "*a*" and "*b*".</PullQuote>',
    '<blockquote>She played ‘<em>a</em>’ and ‘<em>b</em>’.</blockquote>',
  ],
  ['J. S. *Bach*, “op. 3”', '<p>J.\u00A0S. <em>Bach</em>, “op.\u00A03”</p>'],
  ['~5 to 7~', '<p>~5 to 7~</p>'],
  // Without style attributes, which the site's Content Security Policy blocks.
  ['| a |\n| -: |', '<table><thead><tr><th align="right">a</th></tr></thead></table>'],
])('renders %s as %s', async (text, html) => {
  expect(await render(text)).toBe(html);
});

it.each([
  'a[^1]\n\n[^1]: b',
  `${'- '.repeat(5000)}a`,
  'a '.repeat(20_000),
  '[a](javascript:x) again',
])('refuses to compile %.20s…, after its check', async (text) => {
  checkBody(text);
  await expect(compileBody(text)).rejects.toThrow(/\w/);
});

it('rejects with the position of the error', async () => {
  await expect(compileBody('\n\nA [b](javascript:x)')).rejects.toMatchObject({
    loc: { line: 3, column: 3 },
  });
});

async function render(text: string): Promise<string> {
  const { default: Body } = await compileBody(text);
  const Lang = ({ children }: { children?: string }) => createElement('i', null, children);
  const PullQuote = 'blockquote';
  return renderToStaticMarkup(createElement(Body, { components: { PullQuote, Lang } }));
}
