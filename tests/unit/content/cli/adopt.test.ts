import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { templateFiles, templateIds } from '../../../../src/content/cli/adopt.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { locales } from '../../../../src/locales.ts';
import { run } from '../commands.ts';
import { readFolder, type Folder } from '../../../folder.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';
import { parse } from 'yaml';
import { isObject } from '../../../../src/text/is-object.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { customPages } from '../../../../src/pages/custom/fields.ts';

let workspace: Folder;

beforeEach(() => {
  workspace = workspaceWith();
});

async function problemsOf(folder: string) {
  const library = await openLibrary({ root: workspace.root, folder, model: siteModel });
  return library.current();
}

const { messages } = siteModel;

/** The keys of the texts that are required of the original. */
const required = [...messages.rows.keys()].filter(
  (key) => !messages.rows.get(key)?.optional && !messages.readyText(key, 'en'),
);

it('writes a folder without an error, and tells each of its examples until its mark is deleted', async () => {
  const { code, text } = await run('adopt', workspace.root, ['my-content']);
  const { problems, content } = await problemsOf('my-content');
  expect(code).toBe(0);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(problems.map(({ code: each }) => each))).toEqual(new Set(['example-left']));
  expect(text).toContain(`${problems.length} things in it are examples`);
  for (const { id } of locales) {
    const keys = textsIn(content.messages.get(id)).map(([key]) => key);
    expect(keys.toSorted()).toEqual(id === locales[0].id ? required.toSorted() : []);
    const own = content.entries.filter(({ locale }) => locale === id);
    const collections = id === locales[0].id ? siteModel.collections : [customPages];
    expect(new Set(own.map(({ collection }) => collection))).toEqual(new Set(collections));
  }
  const file = 'my-content/site.yaml';
  const site = workspace.read(file);
  const linesIn = async () =>
    (await problemsOf('my-content')).problems.flatMap((each) =>
      each.file === file ? [each.line] : [],
    );
  const [first = 0, ...rest] = await linesIn();
  expect(site.split('\n')[first]).toBe('artist: Example Artist');
  workspace.write({ [file]: site.replace('# EXAMPLE\nartist: Example', 'artist: Clara') });
  expect(await linesIn()).toEqual(rest.map((line) => line - 1));
});

describe('in other languages', () => {
  it.each(templateIds)('in %s: whole, and without a mistake', async (id) => {
    // Read as English and Spanish, which are the languages of tests.
    const files = [...templateFiles([id, id === 'en' ? 'de' : 'en'], messages)].map(
      ([path, text]): [string, string] => [
        `site/${path.replace(/^\w\w\//, (prefix) => (prefix === `${id}/` ? 'en/' : 'es/'))}`,
        text,
      ],
    );
    workspace.write(Object.fromEntries(files));
    for (const name of files.join().match(/[\w-]+\.jpg/g) ?? [])
      workspace.write({ [`site/images/${name}`]: smallestContent()['content/images/hall.png'] });
    const { problems, content } = await problemsOf('site');
    expect(problems.filter(({ code }) => code !== 'example-left')).toEqual([]);
    expect(textsIn(content.messages.get('en'))).toHaveLength(required.length);
  });

  it('are in its site.yaml, the original first', async () => {
    await run('adopt', workspace.root, ['site', '--languages', 'pt,de,es-mx']);
    expect(workspace.read('site/site.yaml')).toContain(
      'languages:\n  - id: pt\n    tag: pt-PT\n  - de\n  - es-mx\n',
    );
    const files = Object.keys(readFolder(join(workspace.root, 'site'))).join(' ');
    expect(files).not.toMatch(/\b(?:en|es)\//);
  });

  it.each([
    ['pt-br', 'pt'],
    ['es-419', 'es'],
    ['en-gb', 'en'],
  ])('has in %s, original or translation, the files of %s', (id, base) => {
    const filesOf = (language: string, ids: readonly string[]) =>
      [...templateFiles(ids, messages)].filter(([path]) => path.startsWith(`${language}/`));
    const named = (files: [string, string][]) =>
      files.map(([path, text]) => [path.replace(/^[\w-]+\//, ''), text]);
    for (const others of [[], ['de']]) {
      expect(named(filesOf(id, [id, ...others]))).toEqual(named(filesOf(base, [base, ...others])));
      expect(named(filesOf(id, ['de', id]))).toEqual(named(filesOf(base, ['de', base])));
    }
  });

  it('has its examples in English, and only legal pages in a translation', async () => {
    await run('adopt', workspace.root, ['site', '--languages', 'de,es,en']);
    expect(workspace.read('site/de/works/example.mdx')).toContain('title: Title of the example');
    expect(workspace.read('site/de/messages.yaml')).toContain('subtitle: Example · Subtitle');
    expect(workspace.read('site/de/pages/imprint.mdx')).toContain('title: Impressum');
    for (const id of ['es', 'en'])
      expect(Object.keys(readFolder(join(workspace.root, 'site', id))).toSorted()).toEqual([
        'pages/imprint.mdx',
        'pages/privacy.mdx',
      ]);
  });

  it.each([
    ['pl', 'pl,de'],
    ['pl', 'de,pl'],
    ['es-hebr', 'es-hebr'],
  ])(
    'has, in %s of %s, which isn’t ready, the English texts as comments',
    async (id, languages) => {
      const { text } = await run('adopt', workspace.root, ['site', '--languages', languages]);
      const texts = workspace.read(`site/${id}/messages.yaml`);
      expect(texts).toContain('# nav:\n  # label: Main\n');
      expect(texts).toContain('  # skip: Skip to content\n');
      expect(text).toContain(`site/${id}/messages.yaml has the texts of buttons in English`);
      const uncommented = texts.replaceAll(/^( *)# (?=\w+:(?: |$))/gm, '$1');
      const all = textsIn(parse(uncommented));
      const ready = [...messages.rows.keys()].flatMap((key) => {
        const english = messages.readyText(key, 'en');
        return english ? [[key, english.value]] : [];
      });
      expect(all).toEqual(expect.arrayContaining(ready));
      expect(all.length - ready.length).toBe(languages.startsWith(id) ? required.length : 0);
    },
  );

  it('makes it the content of the site, and keeps other settings', async () => {
    workspace.write({ '.env': 'SITE_URL=https://a.example/\nCONTENT=old\n' });
    await run('adopt', workspace.root, ['site', '--languages', 'de']);
    expect(workspace.read('.env')).toBe('SITE_URL=https://a.example/\nCONTENT=site\n');
  });

  it('lies in a folder of others too, and tells how the site before is the site again', async () => {
    workspace.write({ 'content/README.md': 'The guide.' });
    const first = await run('adopt', workspace.root, ['artists/anna', '--languages', 'de,en']);
    expect(first.text).not.toContain('CONTENT=');
    const second = await run('adopt', workspace.root, ['artists/bo', '--languages', 'fr'], {
      folder: 'artists/anna',
    });
    expect(second.text).toContain('`CONTENT=artists/anna` in .env');
    expect(workspace.read('.env')).toBe('CONTENT=artists/bo\n');
    expect(workspace.read('artists/bo/README.md')).toBe('The guide.');
  });

  it('have a tag for each folder of the template', () => {
    const folders = readdirSync('src/content/template', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(templateIds).toEqual(folders.toSorted());
  });
});

test.each([
  [['site', '--languages', 'de,n l-'], 'isn’t a language code of BCP 47'],
  [['site', '--languages', ','], 'Which languages?'],
  [['content'], 'There is a `content` already'],
  [['taken'], 'There is a `taken` already'],
  [['../outside'], 'can’t be its name'],
  [['a/../b'], 'can’t be its name'],
  [['a//b'], 'can’t be its name'],
  [['/tmp/a'], 'can’t be its name'],
  [['mi contenido'], 'can’t be its name'],
  [['dist/anna'], 'is emptied by every build'],
])('%j is refused, and nothing is written', async (words, reason) => {
  mkdirSync(join(workspace.root, 'taken'));
  const before = readFolder(workspace.root);
  const { code, errors } = await run('adopt', workspace.root, words);
  expect(code).toBe(2);
  expect(errors).toContain(reason);
  expect(readFolder(workspace.root)).toEqual(before);
});

/** The texts of a messages.yaml, each with its dotted key. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly [string, unknown])[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]));
  return typeof value === 'string' ? [[path.join('.'), value]] : [];
}
