import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary, type Library } from '../../../src/content/library.ts';
import { closeCompiler, compileBody } from './body/compile.ts';
import { makeWorkspace, work } from './workspace.ts';

const run = 'globalThis.intruded = true';
const intruded = () => Object.hasOwn(globalThis, 'intruded');

const frontMatter: Readonly<Record<string, string>> = {
  'a JavaScript fence': `---js\n${run}\n---\n`,
  'a JavaScript fence by its whole name': `---javascript\n{ title: (${run}) }\n---\n`,
  'a CoffeeScript fence': `---coffee\n${run}\n---\n`,
  'a JSON fence': `---json\n{ "title": "a" }\n---\n`,
  'a fence named after a property of objects': `---constructor\n${run}\n---\n`,
  'a fence named __proto__': `---__proto__\n${run}\n---\n`,
  'a fence named toString': `---toString\n${run}\n---\n`,
  'a fence with a space before its language': `--- js\n${run}\n---\n`,
  'a function tag': work(`performers: !!js/function "function () { ${run} }"\n`),
  'a tag on a field that exists': work().replace('Aurora', `!!js/undefined ''`),
  'a tag of a class': work().replace('Aurora', `!ruby/object:Gem::Installer { i: x }`),
  'a field named __proto__': work(`__proto__: { intruded: true }\n`),
  'a field named constructor': work('constructor: { prototype: { intruded: true } }\n'),
  'a merge key': work('<<: { __proto__: { intruded: true } }\n'),
};

const bodies: Readonly<Record<string, string>> = {
  'an import': `import 'data:text/javascript,${run}'`,
  'an import after text': `Text.\n\nimport x from 'node:fs'\n\nText.`,
  'an export': `export const a = (${run})`,
  'a default export': `export default (${run})`,
  'an expression': `{${run}}`,
  'an expression in a line': `a {(${run})} b`,
  'an expression in a heading, a list, a quote and a table': `### {${run}}\n\n- {${run}}\n\n> {${run}}\n\n| {${run}} |\n| - |`,
  'an expression in bold': `**{${run}}**`,
  'an expression as a property': `<PullQuote source={(${run})}>a</PullQuote>`,
  'an object as a property': `<em style={{ a: (${run}) }}>a</em>`,
  'a spread': `<PullQuote {...(${run})}>a</PullQuote>`,
  'a handler': `<em onClick="${run}">a</em>`,
  'a handler in small letters': `<strong onmouseover='${run}'>a</strong>`,
  'a handler as a function': `<em onClick={() => { ${run} }}>a</em>`,
  'inner HTML': `<em dangerouslySetInnerHTML={{ __html: '<img onerror="${run}" src="x">' }} />`,
  'a script': `<script>${run}</script>`,
  'a script in capitals': `<SCRIPT>${run}</SCRIPT>`,
  'a script within an allowed element': `<PullQuote>\n\n<script>${run}</script>\n\n</PullQuote>`,
  'a script in a namespace': `<svg:script>${run}</svg:script>`,
  'a component of an object': `<globalThis.process.exit />`,
  'an image that fails': `<img src="x" onerror="${run}" />`,
  'a frame': `<iframe srcdoc="<script>${run}</script>" />`,
  'a link element': `<a href="javascript:${run}">a</a>`,
  'a refresh': `<meta http-equiv="refresh" content="0;url=javascript:${run}" />`,
  'a style': `<style>a</style>`,
  'a script address': `[a](javascript:${run.replaceAll(' ', '')})`,
  'a script address in mixed letters': `[a](jAvAsCrIpT:1)`,
  'a script address in character references': `[a](&#106;avascript&colon;1)`,
  'a script address with a tab': `[a](java&#9;script:1)`,
  'a script address with an invisible character': `[a](\u200Bjavascript:1)`,
  'a script address in brackets': `[a](< javascript:1>)`,
  'a script address by reference': `[a][b]\n\n[b]: javascript:1`,
  'a script address of a picture': `![a](javascript:1)`,
  'a data address': `[a](data:text/html,1)`,
  'a data address of a picture': `![a](data:image/svg+xml,1)`,
  'a VBScript address': `[a](vbscript:1)`,
};

const files: Record<string, string> = {
  'content/en/works/sound.mdx': work('', `\`{${run}}\` and <em>words</em>\n\n    ${run}\n`),
};
for (const [index, text] of Object.values(frontMatter).entries())
  files[`content/en/works/f-${index}.mdx`] = text;
for (const [index, text] of Object.values(bodies).entries())
  files[`content/en/works/b-${index}.mdx`] = work('', text);
const workspace = makeWorkspace(files);
let library: Library;

beforeAll(async () => {
  const { root } = workspace;
  library = await openLibrary({ root, folder: 'content' });
});
afterAll(async () => {
  workspace.remove();
  await closeCompiler();
});

describe('nothing runs, and nothing gets through, by', () => {
  const named = [
    ...Object.keys(frontMatter).map((name, index) => [name, `f-${index}`] as const),
    ...Object.keys(bodies).map((name, index) => [name, `b-${index}`] as const),
  ];
  it.each(named)('%s', (_, slug) => {
    const told = library.current().problems.filter(({ file }) => file.endsWith(`/${slug}.mdx`));
    expect(told.some(({ severity }) => severity === 'error')).toBe(true);
    const slugs = library.current().content.entries.map((entry) => entry.slug);
    expect(slugs).not.toContain(slug);
    expect(intruded()).toBe(false);
  });
});

describe('the compiler refuses of itself', () => {
  it.each(Object.entries(bodies))('%s', async (_, text) => {
    await expect(compileBody(text)).rejects.toThrow();
    expect(intruded()).toBe(false);
  });
});

it('serves the sound entry only, and its text is text', async () => {
  const { works = [] } = library.current().site().languages.get('en')?.collections ?? {};
  expect(works.flatMap(({ entries }) => entries.map(({ slug }) => slug))).toEqual(['sound']);
  const entry = library.current().content.entries.find(({ slug }) => slug === 'sound');
  const { default: Body } = await compileBody(entry?.body?.text ?? '');
  expect(renderToStaticMarkup(createElement(Body))).toContain('<em>words</em>');
  expect(intruded()).toBe(false);
});

it('leaves the prototype of objects alone', () => {
  expect({}).not.toHaveProperty('intruded');
  expect(intruded()).toBe(false);
});
