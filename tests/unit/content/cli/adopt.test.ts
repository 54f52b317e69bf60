// The files of `adopt`, in every language; its output is in golden/commands/adopt.txt.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { templateFiles, templateIds } from '../../../../src/content/cli/adopt.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { locales } from '../../../../src/locales.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { customPages } from '../../../../src/pages/custom/fields.ts';
import { isObject } from '../../../../src/text/is-object.ts';
import { runCommand } from '../commands.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';

const { messages } = siteModel;

/** The keys of the texts that are required of the original. */
const required = [...messages.rows.keys()].filter(
  (key) => !messages.rows.get(key)?.optional && !messages.readyText(key, 'en'),
);

async function snapshotOf(root: string, folder: string) {
  return (await openLibrary({ root, folder, model: siteModel })).current();
}

it('writes a folder without an error, and reports each of its examples until its mark is deleted', async () => {
  const { root, read, write } = workspaceWith();
  const { code, text } = await runCommand('adopt', root, ['mine']);
  const { problems, content } = await snapshotOf(root, 'mine');
  expect(code).toBe(0);
  expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set(['example-left']));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(text).toContain(`It has ${problems.length} examples`);
  for (const { id } of locales) {
    const isOriginal = id === locales[0].id;
    const keys = textsIn(content.messages.get(id)).map(([key]) => key);
    expect(keys.toSorted()).toEqual(isOriginal ? required.toSorted() : []);
    const entries = content.entries.filter(({ locale }) => locale === id);
    expect(new Set(entries.map(({ collection }) => collection))).toEqual(
      new Set(isOriginal ? siteModel.collections : [customPages]),
    );
  }
  const file = 'mine/site.yaml';
  const linesOf = (reported: typeof problems) =>
    reported.filter((problem) => problem.file === file).map(({ line }) => line);
  const [first = 0, ...rest] = linesOf(problems);
  expect(read(file).split('\n')[first]).toBe('artist: Example Artist');
  write({ [file]: read(file).replace('# EXAMPLE\nartist: Example', 'artist: Clara') });
  const remaining = linesOf((await snapshotOf(root, 'mine')).problems);
  expect(remaining).toEqual(rest.map((line) => line - 1));
});

it.each(templateIds)('has complete and valid content in %s', async (id) => {
  // Read as English and Spanish, the languages of tests.
  const files = [...templateFiles([id, id === 'en' ? 'de' : 'en'], messages)].map(
    ([path, text]): [string, string] => [
      `site/${path.replace(/^\w\w\//, (prefix) => (prefix === `${id}/` ? 'en/' : 'es/'))}`,
      text,
    ],
  );
  const names = files.join().match(/[\w-]+\.jpg/g) ?? [];
  const picture = smallestContent()['content/images/hall.png'];
  const { root } = workspaceWith({
    ...Object.fromEntries(files),
    ...Object.fromEntries(names.map((name) => [`site/images/${name}`, picture])),
  });
  const { problems, content } = await snapshotOf(root, 'site');
  expect(problems.filter(({ code }) => code !== 'example-left')).toEqual([]);
  expect(textsIn(content.messages.get('en'))).toHaveLength(required.length);
});

it('has a tag for each folder of the template', () => {
  const entries = readdirSync('src/content/template', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(templateIds).toEqual(folders.toSorted());
});

it.each([
  ['pt-br', 'pt'],
  ['es-419', 'es'],
  ['en-gb', 'en'],
])('has the same files in %s as in %s, original or translation', (id, base) => {
  const filesOf = (language: string, ids: readonly string[]) =>
    [...templateFiles(ids, messages)].flatMap(([path, text]) =>
      path.startsWith(`${language}/`) ? [[path.slice(language.length), text]] : [],
    );
  for (const translations of [[], ['de']]) {
    expect(filesOf(id, [id, ...translations])).toEqual(filesOf(base, [base, ...translations]));
    expect(filesOf(id, ['de', id])).toEqual(filesOf(base, ['de', base]));
  }
});

it.each([
  ['pl', ['pl', 'de']],
  ['pl', ['de', 'pl']],
  ['es-hebr', ['es-hebr']],
])('has in %s of %j, which isn’t ready, every English text as a comment', (id, ids) => {
  const texts = templateFiles(ids, messages).get(`${id}/messages.yaml`) ?? '';
  const ready = [...messages.rows.keys()].flatMap((key) => {
    const english = messages.readyText(key, 'en');
    return english ? [[key, english.value]] : [];
  });
  const parsedTexts = textsIn(parse(texts.replaceAll(/^( *)# (?=\w+:(?: |$))/gm, '$1')));
  expect(parsedTexts).toEqual(expect.arrayContaining(ready));
  expect(parsedTexts.length - ready.length).toBe(ids[0] === id ? required.length : 0);
});

/** The texts of a messages.yaml, each with its dotted key. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly [string, unknown])[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, nested]) => textsIn(nested, [...path, name]));
  return typeof value === 'string' ? [[path.join('.'), value]] : [];
}
