// The broken content of fixtures/ that is code, some of which would set `globalThis.intruded` if it were run.
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
import { makeFolder } from '../../folder.ts';
import { smallestContent, work } from './workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

const intruded = () => Object.hasOwn(globalThis, 'intruded');

const hostile = ['code', 'elements', 'fences', 'links', 'yaml'].flatMap((group) =>
  readCases(readFileSync(join(corpus, `${group}.txt`), 'utf8'), join(corpus, group)).flatMap(
    (item, index) => {
      const { name, files, printed } = item;
      const { 'content/en/works/aurora.mdx': text, ...otherFiles } = files;
      return text !== undefined && Object.keys(otherFiles).length === 0 && hasErrors(item)
        ? [{ group, name, slug: `${group}-${index}`, text: String(text), printed }]
        : [];
    },
  ),
);
const files = hostile.map(({ slug, text }) => [`content/en/works/${slug}.mdx`, text] as const);
const validBody =
  '`{globalThis.intruded = true}` and <em>words</em>\n\n    globalThis.intruded = true\n';
const workspace = makeFolder({
  ...smallestContent(),
  ...Object.fromEntries(files),
  'content/en/works/sound.mdx': work('', validBody),
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

describe('the compiler by itself rejects, and never runs', () => {
  // The compiler doesn’t know the addresses of the site, so it accepts any.
  const isOfSite = /This site has no|isn’t a complete address/;
  const bodies = hostile.filter(
    ({ group, printed }) => /code|elements|links/.test(group) && !isOfSite.test(printed),
  );
  it.each(bodies)('$group: $name', async ({ text }) => {
    const [, , body = ''] = text.split(/^---\n/m);
    await expect(compileBody(body)).rejects.toThrow(/\w/);
    expect(intruded()).toBe(false);
  });
});

it('serves only the valid entry, and its code as text', async () => {
  const errors = library.current().problems.filter(({ severity }) => severity === 'error');
  const sources = errors.map(({ file }) => file);
  expect(new Set(sources)).toEqual(new Set(files.map(([file]) => file)));
  const pages = library.current().site().languages.get('en')?.collections.get(works) ?? [];
  expect(pages.flatMap(({ entries }) => entries.map(({ slug }) => slug))).toEqual(['sound']);
  const entry = library.current().content.entries.find(({ slug }) => slug === 'sound');
  const { default: Body } = await compileBody(entry?.body?.text ?? '');
  expect(renderToStaticMarkup(createElement(Body))).toContain('<em>words</em>');
  expect(intruded()).toBe(false);
});

it('doesn’t change the prototype of objects', () => {
  expect({}).not.toHaveProperty('intruded');
});
