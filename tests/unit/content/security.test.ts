// The broken content of fixtures/ that is code, or asks to be run, some of which would set `globalThis.intruded`.
import { works } from '../../../src/pages/works/fields.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary, type Library } from '../../../src/content/library.ts';
import { closeCompiler, compileBody } from './markdown/compile.ts';
import { hasErrors, readCases } from './broken-content.ts';
import { corpus } from './golden.ts';
import { makeWorkspace, work } from './workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

const intruded = () => Object.hasOwn(globalThis, 'intruded');

const hostile = ['code', 'elements', 'fences', 'links', 'yaml'].flatMap((group) =>
  readCases(readFileSync(join(corpus, `${group}.txt`), 'utf8'), join(corpus, group)).flatMap(
    (item, index) => {
      const { name, files, printed } = item;
      const { 'content/en/works/aurora.mdx': text, ...others } = files;
      return text !== undefined && Object.keys(others).length === 0 && hasErrors(item)
        ? [{ group, name, slug: `${group}-${index}`, text: String(text), printed }]
        : [];
    },
  ),
);
const files = hostile.map(({ slug, text }) => [`content/en/works/${slug}.mdx`, text] as const);
const sound =
  '`{globalThis.intruded = true}` and <em>words</em>\n\n    globalThis.intruded = true\n';
const workspace = makeWorkspace({
  ...Object.fromEntries(files),
  'content/en/works/sound.mdx': work('', sound),
});
let library: Library;

beforeAll(async () => {
  const { root } = workspace;
  library = await openLibrary({ root, folder: 'content', model: siteModel });
});
afterAll(async () => {
  workspace.remove();
  await closeCompiler();
});

describe('the compiler refuses of itself, and runs nothing of', () => {
  // It knows no addresses of the site, so that it follows any.
  const isOfSite = /This site has no|is no complete address/;
  const bodies = hostile.filter(
    ({ group, printed }) => /code|elements|links/.test(group) && !isOfSite.test(printed),
  );
  it.each(bodies)('$group: $name', async ({ text }) => {
    const [, , body = ''] = text.split(/^---\n/m);
    await expect(compileBody(body)).rejects.toThrow(/\w/);
    expect(intruded()).toBe(false);
  });
});

it('serves the sound entry only, and its text is text', async () => {
  const refused = library.current().problems.filter(({ severity }) => severity === 'error');
  const sources = refused.map(({ file }) => file);
  expect(new Set(sources)).toEqual(new Set(files.map(([file]) => file)));
  const shown = library.current().site().languages.get('en')?.collections.get(works) ?? [];
  expect(shown.flatMap(({ entries }) => entries.map(({ slug }) => slug))).toEqual(['sound']);
  const entry = library.current().content.entries.find(({ slug }) => slug === 'sound');
  const { default: Body } = await compileBody(entry?.body?.text ?? '');
  expect(renderToStaticMarkup(createElement(Body))).toContain('<em>words</em>');
  expect(intruded()).toBe(false);
});

it('leaves the prototype of objects alone', () => {
  expect({}).not.toHaveProperty('intruded');
});
