import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { openLibrary } from '../../../../src/content/library.ts';
import { collectionNames } from '../../../../src/content/schema/collections.ts';
import { messageKeys } from '../../../../src/content/schema/messages.ts';
import { locales } from '../../../../src/locales.ts';
import { run } from '../commands.ts';
import { makeWorkspace, readFolder, type Workspace } from '../workspace.ts';
import { textsIn } from '../../../../src/content/at-path.ts';

let workspace: Workspace;

beforeEach(() => {
  workspace = makeWorkspace();
});
afterEach(() => workspace.remove());

async function problemsOf(folder: string) {
  const library = await openLibrary({ root: workspace.root, folder });
  return library.current();
}

it('writes a folder without an error, and tells how many examples are in it', async () => {
  const { code, text } = await run('adopt', workspace.root, ['my-content']);
  const { problems, content } = await problemsOf('my-content');
  expect(code).toBe(0);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(problems.map(({ code: each }) => each))).toEqual(new Set(['example-left']));
  expect(text).toContain(`${problems.length} things in it are examples`);
  for (const { id } of locales) {
    const texts = textsIn(content.messages.get(id)).filter(
      ({ path: [group] }) => group !== 'translates',
    );
    expect(texts).toHaveLength(messageKeys.length);
    const own = content.entries.filter(({ locale }) => locale === id);
    expect(new Set(own.map(({ collection }) => collection))).toEqual(new Set(collectionNames));
  }
});

it('tells an example until its mark is deleted', async () => {
  await run('adopt', workspace.root, ['my-content']);
  const file = 'my-content/site.yaml';
  const text = readFileSync(join(workspace.root, file), 'utf8');
  const linesIn = async () =>
    (await problemsOf('my-content')).problems.flatMap((each) =>
      each.file === file ? [each.line] : [],
    );
  const [first = 0, ...rest] = await linesIn();
  expect(text.split('\n')[first]).toBe('artist: Example Artist');
  workspace.write({ [file]: text.replace('# EXAMPLE\nartist: Example', 'artist: Clara') });
  expect(await linesIn()).toEqual(rest.map((line) => line - 1));
});

test.each([
  [['content'], 'There is a `content` already'],
  [['taken'], 'There is a `taken` already'],
  [['../outside'], 'is no name for it'],
  [['a/b'], 'is no name for it'],
  [['/tmp/a'], 'is no name for it'],
  [['mi contenido'], 'is no name for it'],
  [['dist'], 'is emptied by every build'],
])('%j is refused, and nothing is written', async (words, reason) => {
  mkdirSync(join(workspace.root, 'taken'));
  const before = readFolder(workspace.root);
  const { code, errors } = await run('adopt', workspace.root, words);
  expect(code).toBe(2);
  expect(errors).toContain(reason);
  expect(readFolder(workspace.root)).toEqual(before);
});
