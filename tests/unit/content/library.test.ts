import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLibrary, type Library, type LibraryOptions } from '../../../src/content/library.ts';
import { brief } from './reading.ts';
import { makeWorkspace, work } from './workspace.ts';

const file = 'content/en/works/aurora.mdx';
const path = 'en/works/aurora.mdx';

let workspace: ReturnType<typeof makeWorkspace>;
let options: LibraryOptions;

beforeEach(() => {
  workspace = makeWorkspace();
  options = { root: workspace.root, folder: 'content' };
});

afterEach(() => workspace.remove());

function entriesOf(library: Library): string[] {
  return library.current().content.entries.map((entry) => entry.file);
}

it('forgets a file that goes while its text is still being checked', async () => {
  const library = await openLibrary(options);
  workspace.write({ [file]: work('', 'A note with a [link](/press) and *emphasis*.\n') });
  const coming = library.update([path]);
  workspace.write({ [file]: undefined });
  await Promise.all([coming, library.update([path])]);
  expect(entriesOf(library)).not.toContain(file);
});

it('forgets a folder that is named like a file once it is gone', async () => {
  workspace.write({ 'content/en/works/a.mdx/notes.txt': '' });
  const library = await openLibrary(options);
  expect(library.current().problems).toMatchObject([{ code: 'file-folder' }]);
  rmSync(join(workspace.root, 'content/en/works/a.mdx'), { recursive: true });
  await library.update(['en/works/a.mdx/notes.txt']);
  expect(library.current().problems).toEqual([]);
});

it('tells links to drafts, drafts aside, until those are published', async () => {
  const [hidden, links] = ['content/en/works/hidden.mdx', '[Hidden](/biography#work-hidden)\n'];
  workspace.write({ [hidden]: work('draft: true\n', links), [file]: work('', links) });
  const library = await openLibrary(options);
  expect(library.current().problems.map(brief)).toEqual([`${file}:8:1 link-draft`]);
  workspace.write({ [hidden]: work('draft: false\n') });
  await library.update(['en/works/hidden.mdx']);
  expect(library.current().problems).toEqual([]);
});

it('says what a file said last, in whatever order its texts are checked', async () => {
  const library = await openLibrary(options);
  const updates: Promise<boolean>[] = [];
  for (const note of ['', '[Gone](/nowhere)\n', 'With *emphasis*.\n', '']) {
    workspace.write({ [file]: work('', note) });
    updates.push(library.update([path]));
  }
  await Promise.all(updates);
  expect(entriesOf(library)).toContain(file);
  expect(library.current().problems).toEqual([]);
  expect(library.textOf(file)).toBe(work());
});
