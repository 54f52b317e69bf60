import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteCollection } from '../../../site-collection.ts';
import { namesIn } from '../../../../src/content/fields/shape.ts';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { workspaceWith, work } from '../workspace.ts';

it('writes a work with every field explained, as a draft', async () => {
  const { root, read } = workspaceWith();
  const { code, text: told } = await run('new', root, ['work', 'Aurora']);
  expect(code).toBe(0);
  expect(told).toMatch(/^Written: content\/en\/works\/aurora\.mdx\n/);
  const written = read('content/en/works/aurora.mdx');
  expect(written).toBe(golden(join(corpus, 'new/work.mdx'), written));
});

it.each(['works', 'concerts', 'press', 'videos', 'photos', 'pages'] as const)(
  'writes entries of %s that pass a check at once, one after another',
  async (name) => {
    const { root, write, read } = workspaceWith();
    const image = readFileSync(join(root, 'content/images/hall.png'));
    write({ 'content/images/organ.png': image });
    for (const title of ['One', 'Two']) await run('new', root, [name, title]);
    expect((await run('check', root)).text).toContain('5 entries in content/. No errors.');
    for (const field of namesIn(siteCollection(name).original.shape))
      expect(read(`content/en/${name}/one.mdx`)).toMatch(
        new RegExp(`^[# ]*${field.split('.').at(-1)}:`, 'm'),
      );
  },
);

it('begins a translation with the English beside each text, stamped', async () => {
  const premiere = 'premiere:\n  date: 2024-03-09\n  venue: Hall\n  place: Town\n';
  const { root, read } = workspaceWith({
    'content/en/works/aurora.mdx': work(premiere, '\nFirst.\n\nSecond.\n'),
  });
  await run('new', root, ['work', 'aurora', '--lang', 'es']);
  const written = read('content/es/works/aurora.mdx');
  expect(written).toBe(golden(join(corpus, 'new/translation.mdx'), written));
  expect((await run('check', root)).code).toBe(0);
  expect((await run('status', root)).text).toContain('works/aurora: in English');
});

it('never writes over a file', async () => {
  const { root, read } = workspaceWith({ 'content/en/works/aurora.mdx': work() });
  const { code, text: told } = await run('new', root, ['work', 'Aurora']);
  expect(code).toBe(1);
  expect(told).toBe('content/en/works/aurora.mdx is there already; nothing was written.');
  expect(read('content/en/works/aurora.mdx')).toBe(work());
});

it.each([
  ['Élégie No 2: «À Paris»', 'elegie-no-2-a-paris', "'Élégie No 2: «À Paris»'"],
  ['1984', '1984', '1984'],
  ['Quién es', 'quien-es', 'Quién es'],
  ['# 1 "Go"', '1-go', `'# 1 "Go"'`],
])('makes of %s the name %s', async (title, slug, written) => {
  const { root, read } = workspaceWith();
  await run('new', root, ['work', title]);
  expect(read(`content/en/works/${slug}.mdx`).replaceAll('"', "'")).toContain(
    `title: ${written}\n`.replaceAll('"', "'"),
  );
  expect((await run('check', root)).code).toBe(0);
});

it.each([
  [['wroks', 'Aurora'], 'There is no collection `wroks`. Did you mean `works`?'],
  [['photograph', 'Aurora'], 'There is no collection `photograph`. The collections are '],
  [['opera', 'Aurora'], 'There is no collection `opera`. The collections are `biography`, '],
  [['work'], "missing required argument 'title'"],
  [['work', '光'], '`光` has no spelling in `a`–`z`'],
  [['work', 'aurora', '--lang', 'fr'], 'There is no language `fr`. The languages are `en`, `es`.'],
  [['work', 'auroar', '--lang', 'es'], 'to translate. Did you mean `aurora`?'],
  [['work', 'Aurora', '--langs', 'es'], "unknown option '--langs'"],
])('refuses %j', async (words, message) => {
  const { root } = workspaceWith({ 'content/en/works/aurora.mdx': work() });
  const { code, errors } = await run('new', root, words);
  expect(code).toBe(2);
  expect(errors).toContain(message);
  expect(existsSync(join(root, 'content/es'))).toBe(false);
});

it('says that an original can’t be read, and not that it isn’t there', async () => {
  const file = 'content/en/works/aurora.mdx';
  const { root } = workspaceWith({ [file]: Buffer.from('title: Café\n', 'latin1') });
  const { code, errors } = await run('new', root, ['work', 'aurora', '--lang', 'es']);
  expect(code).toBe(2);
  expect(errors).toContain(`${file} can’t be read; \`npm run content:check\` says why.`);
});
