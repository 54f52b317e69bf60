import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openLibrary, type Library } from '../../../src/content/library.ts';
import { brief } from './reading.ts';
import type { Files } from '../../folder.ts';
import { work, workspaceWith } from './workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

const file = 'content/en/works/aurora.mdx';
const path = 'en/works/aurora.mdx';

/** A project with files, and its library. */
async function open(files: Files = {}) {
  const workspace = workspaceWith(files);
  return {
    ...workspace,
    library: await openLibrary({ root: workspace.root, folder: 'content', model: siteModel }),
  };
}

function entriesOf(library: Library): string[] {
  return library.current().content.entries.map((entry) => entry.file);
}

it('forgets a file that goes while its text is still being checked', async () => {
  const { library, write } = await open();
  write({ [file]: work('', 'A note with a [link](/press) and *emphasis*.\n') });
  const coming = library.update([path]);
  write({ [file]: undefined });
  await Promise.all([coming, library.update([path])]);
  expect(entriesOf(library)).not.toContain(file);
});

it('forgets a folder that has no place once it is gone', async () => {
  const { library, root } = await open({ 'content/en/works/a.mdx/notes.txt': '' });
  expect(library.current().problems).toMatchObject([{ code: 'file-misplaced' }]);
  rmSync(join(root, 'content/en/works/a.mdx'), { recursive: true });
  await library.update(['en/works/a.mdx/notes.txt']);
  expect(library.current().problems).toEqual([]);
});

it('tells links to drafts, drafts aside, until those are published', async () => {
  const [hidden, links] = ['content/en/works/hidden.mdx', '[Hidden](/biography#work-hidden)\n'];
  const files = { [hidden]: work('draft: true\n', links), [file]: work('', links) };
  const { library, write } = await open(files);
  expect(library.current().problems.map(brief)).toEqual([`${file}:8:1 link-draft`]);
  write({ [hidden]: work('draft: false\n') });
  await library.update(['en/works/hidden.mdx']);
  expect(library.current().problems).toEqual([]);
});

it('says what a file said last, in whatever order its texts are checked', async () => {
  const { library, write } = await open();
  const updates: Promise<boolean>[] = [];
  for (const note of ['', '[Gone](/nowhere)\n', 'With *emphasis*.\n', '']) {
    write({ [file]: work('', note) });
    updates.push(library.update([path]));
  }
  await Promise.all(updates);
  expect(entriesOf(library)).toContain(file);
  expect(library.current().problems).toEqual([]);
  expect(library.textOf(file)).toBe(work());
});

it('takes an edit with the next update where a stage threw at it', async () => {
  const { root, write } = workspaceWith();
  let isFull = false;
  const rule = () => {
    if (isFull) throw new Error('out of memory');
    return [];
  };
  const model = { ...siteModel, rules: [rule] };
  const library = await openLibrary({ root, folder: 'content', model });
  isFull = true;
  write({ [file]: work() });
  await expect(library.update([path])).rejects.toThrow('out of memory');
  expect(entriesOf(library)).not.toContain(file);
  isFull = false;
  expect(await library.update([path])).toBe(true);
  expect(entriesOf(library)).toContain(file);
});

it('keeps what was parsed of a file until that is different', async () => {
  const { library, write } = await open({ [file]: work('', 'A note.\n') });
  const parsed = () =>
    library.current().reading.sources.map(({ file: name, tree, body }) => ({ name, tree, body }));
  const before = parsed();
  write({ [file]: work('', 'Another note.\n') });
  await library.update(['']);
  const changed = parsed().filter(
    ({ tree, body }, index) => tree !== before[index]?.tree || body !== before[index]?.body,
  );
  expect(changed.map(({ name }) => name)).toEqual([file]);
});

it('reads a picture again that was overwritten, whichever event says so, and no other', async () => {
  const [hall, dome] = ['content/images/hall.png', 'content/images/dome.png'];
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const { library, write } = await open({ [dome]: await picture('#102030') });
  const images = () => library.current().media.image.facts;
  const { placeholder } = images().get('dome.png') ?? {};
  const other = images().get('hall.png');
  write({ [dome]: await picture('#a0b0c0') });
  expect(await library.update([''])).toBe(true);
  expect(images().get('dome.png')?.placeholder).not.toBe(placeholder);
  expect(images().get('hall.png')).toBe(other);
  expect(await library.update(['', hall])).toBe(false);
  write({ [path]: work() });
  const before = library.current().media;
  await library.update([path]);
  expect(library.current().media).toBe(before);
});
