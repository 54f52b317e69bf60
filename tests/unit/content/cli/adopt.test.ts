import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { templateIds } from '../../../../src/content/cli/template.ts';
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

describe('in other languages', () => {
  const ownLines = readFileSync('src/locales.ts', 'utf8');

  it.each(templateIds.map((id) => [id]))('in %s: whole, without a mistake, stamped', async (id) => {
    workspace.write({ 'src/locales.ts': ownLines });
    const ids = [id, id === 'en' ? 'de' : 'en'];
    const words = ['site', '--languages', ids.join(',')];
    expect((await run('adopt', workspace.root, words)).code).toBe(0);
    // Read as English and Spanish, which are the languages of tests.
    const folder = join(workspace.root, 'site');
    for (const each of ids) renameSync(join(folder, each), join(folder, `${each}.own`));
    for (const [index, name] of ['en', 'es'].entries())
      renameSync(join(folder, `${ids[index]}.own`), join(folder, name));
    const { problems, content } = await problemsOf('site');
    expect(problems.filter(({ code }) => code !== 'example-left')).toEqual([]);
    const texts = textsIn(content.messages.get('en'));
    expect(texts).toHaveLength(messageKeys.length);
    const { text } = await run('status', workspace.root, ['--folder', 'site']);
    expect(text.match(/100 %$/gm)).toHaveLength(collectionNames.length + 1);
    expect(text).not.toMatch(/out of date:|not stamped/);
  });

  it('writes their lines into src/locales.ts, the original first', async () => {
    workspace.write({ 'src/locales.ts': ownLines });
    await run('adopt', workspace.root, ['site', '--languages', 'pt,de']);
    const text = readFileSync(join(workspace.root, 'src/locales.ts'), 'utf8');
    const list = text.slice(text.indexOf('= [') + 4, text.indexOf('];\n\n/** The id'));
    expect(list).toBe(`  { id: 'pt', tag: 'pt-PT', name: 'Português', prefix: '', home: 'Início' },
  { id: 'de', tag: 'de-DE', name: 'Deutsch', prefix: '/de', home: 'Startseite' },
`);
    expect(Object.keys(readFolder(join(workspace.root, 'site'))).join(' ')).not.toMatch(
      /\b(?:en|es)\//,
    );
  });

  it('has a line for each folder of the template', () => {
    const folders = readdirSync('src/content/template', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name);
    expect(templateIds).toEqual(folders.toSorted());
  });
});

test.each([
  [['site', '--languages', 'de,nl'], 'There is no language `nl`. The languages are `ca`, `de`'],
  [['site', '--languages', ','], 'Which languages?'],
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
