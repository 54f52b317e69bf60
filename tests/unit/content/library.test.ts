import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Library } from '../../../src/content/library.ts';
import { mediaRefsIn } from '../../../src/content/assets/media-refs.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { libraryWith } from './library-with.ts';
import { brief } from './reading.ts';
import { work } from './workspace.ts';

const file = 'content/en/works/aurora.mdx';

function filesOf(library: Library): string[] {
  return library.current().content.entries.map((entry) => entry.file);
}

it('removes a file that is deleted while its text is still being checked', async () => {
  const { library, save } = await libraryWith();
  const pendingSave = save({ [file]: work('', 'A note with a [link](/press) and *emphasis*.\n') });
  await Promise.all([pendingSave, save({ [file]: undefined })]);
  expect(filesOf(library)).not.toContain(file);
});

it('forgets a misplaced folder once it is deleted', async () => {
  const { library, root, codes } = await libraryWith({ 'content/en/works/a.mdx/notes.txt': '' });
  expect(codes()).toEqual(['file-misplaced']);
  rmSync(join(root, 'content/en/works/a.mdx'), { recursive: true });
  await library.update(['en/works/a.mdx/notes.txt']);
  expect(codes()).toEqual([]);
});

it('reports links to drafts, except from drafts, until those are published', async () => {
  const [hidden, links] = ['content/en/works/hidden.mdx', '[Hidden](/biography#work-hidden)\n'];
  const files = { [hidden]: work('draft: true\n', links), [file]: work('', links) };
  const { problems, save } = await libraryWith(files);
  expect(problems().map(brief)).toEqual([`${file}:8:1 link-draft`]);
  await save({ [hidden]: work('draft: false\n') });
  expect(problems()).toEqual([]);
});

it('contains the last version of a file, in whatever order its versions are checked', async () => {
  const { library, save, problems } = await libraryWith();
  const notes = ['', '[Gone](/nowhere)\n', 'With *emphasis*.\n', ''];
  await Promise.all(notes.map((note) => save({ [file]: work('', note) })));
  expect(filesOf(library)).toContain(file);
  expect(problems()).toEqual([]);
  expect(library.textOf(file)).toBe(work());
});

it('reads an edit with the next update if a stage threw', async () => {
  let isFull = false;
  const rule = () => {
    if (isFull) throw new Error('out of memory');
    return [];
  };
  const { library, save } = await libraryWith({}, { ...siteModel, rules: [rule] });
  isFull = true;
  await expect(save({ [file]: work() })).rejects.toThrow('out of memory');
  expect(filesOf(library)).not.toContain(file);
  isFull = false;
  expect(await save({ [file]: work() })).toBe(true);
  expect(filesOf(library)).toContain(file);
});

it('parses a file again only if it has changed', async () => {
  const { library, write } = await libraryWith({ [file]: work('', 'A note.\n') });
  const trees = () =>
    new Map(library.current().reading.sources.map((source) => [source.file, source.tree]));
  const before = trees();
  write({ [file]: work('', 'Another note.\n') });
  await library.update(['']);
  const changed = [...trees()].filter(([name, tree]) => tree !== before.get(name));
  expect(changed.map(([name]) => name)).toEqual([file]);
});

it('collects references to media again only from an edited entry', async () => {
  const { library, save } = await libraryWith({ [file]: work() });
  const refs = () => mediaRefsIn(library.current().content, siteModel.site);
  const before = new Set(refs());
  await save({ [file]: work('', 'A note.\n') });
  const pictures = refs().filter((medium) => medium.file.startsWith('content/en/biography/'));
  expect(pictures).toHaveLength(3);
  expect(pictures.filter((medium) => !before.has(medium))).toEqual([]);
});

it('reads only an overwritten picture again, whichever event reports it', async () => {
  const dome = 'content/images/dome.png';
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const { library, write, save } = await libraryWith({ [dome]: await picture('#102030') });
  const images = () => library.current().media.image.files;
  const { placeholder } = images().get('dome.png') ?? {};
  const other = images().get('hall.png');
  write({ [dome]: await picture('#a0b0c0') });
  expect(await library.update([''])).toBe(true);
  expect(images().get('dome.png')?.placeholder).not.toBe(placeholder);
  expect(images().get('hall.png')).toBe(other);
  expect(await library.update(['', 'images/hall.png'])).toBe(false);
  const before = library.current().media;
  await save({ [file]: work() });
  expect(library.current().media).toBe(before);
});
