import { expect, it } from 'vitest';
import { collectionNames, siteCollection } from '../../../site-collection.ts';
import { namesIn } from '../../../../src/content/fields/shape.ts';
import { runCommand } from '../commands.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';

const listCollections = collectionNames.filter((name) => name !== 'biography');

it.each(listCollections)(
  'writes entries of %s that are valid and have every field',
  async (name) => {
    const { root, read } = workspaceWith({
      'content/images/organ.png': smallestContent()['content/images/hall.png'],
    });
    for (const title of ['One', 'Two']) await runCommand('new', root, [name, title]);
    const { text } = await runCommand('check', root);
    expect(text).toContain('5 entries in content/, 2 of them drafts. No errors.');
    for (const field of namesIn(siteCollection(name).original.shape))
      expect(read(`content/en/${name}/one.mdx`)).toMatch(
        new RegExp(`^[# ]*${field.split('.').at(-1)}:`, 'm'),
      );
  },
);

it.each([
  ['Élégie No 2: «À Paris»', 'elegie-no-2-a-paris', '"Élégie No 2: «À Paris»"'],
  ['1984', '1984', '1984'],
  ['Quién es', 'quien-es', 'Quién es'],
  ['# 1 "Go"', '1-go', `'# 1 "Go"'`],
])('names a work %s %s', async (title, slug, yamlTitle) => {
  const { root, read } = workspaceWith();
  await runCommand('new', root, ['work', title]);
  expect(read(`content/en/works/${slug}.mdx`)).toContain(`title: ${yamlTitle}\n`);
  expect((await runCommand('check', root)).code).toBe(0);
});
