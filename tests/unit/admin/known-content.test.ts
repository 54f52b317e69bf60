// What the editor knows of the content, and what it therefore refuses.
import { expect, it } from 'vitest';
import { fingerprint, knownContent } from '../../../src/admin/browser/known-content.ts';
import { afterSave, checkForm } from '../../../src/admin/browser/check-entry.ts';
import { readFile } from '../../../src/admin/browser/source-format.ts';
import { errorsIn } from '../../../src/content/check/check-changes.ts';
import { defaultLocale } from '../../../src/locales.ts';
import type { Files } from '../../folder.ts';
import { smallestContent } from '../content/workspace.ts';

const article = 'content/en/press/first.mdx';
const another = 'content/en/press/second.mdx';
const item = (title: string) =>
  `---\ntype: article\npublication: Paper\ndate: 2024\nurl: https://example.org/a\ntitle: ${title}\nsummary: A sentence.\n---\n`;

/** The editor after it has opened a build's content, of which some files have changed since. */
function opened(since: Readonly<Record<string, string>> = {}) {
  const files = { ...textsOf(smallestContent()), [article]: item('First') };
  const texts = Object.entries(files).map(([file, text]) => fingerprint({ file, text }));
  const content = knownContent(async () => ({ folder: 'content', files: [], texts }));
  for (const text of Object.values({ ...files, ...since })) content.read(text, 'press');
  return content;
}

function textsOf(files: Files): Record<string, string> {
  const texts = Object.entries(files).flatMap(([path, text]) =>
    typeof text === 'string' && /\.(?:mdx|yaml)$/.test(path) ? [[path, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

async function codes(content: ReturnType<typeof opened>, file: string, text: string) {
  const problems = errorsIn(await content.current(), new Map([[file, text]]));
  return problems.map((problem) => `${problem.file} ${problem.code}`);
}

it('refuses what another entry has', async () => {
  expect(await codes(opened(), another, item('Second'))).toEqual([`${another} duplicate`]);
});

it('refuses a link to what there isn’t, which doesn’t stop a build', async () => {
  const page = 'content/en/pages/notes.mdx';
  const text = '---\ntitle: Notes\n---\n\n[An essay](/essay)\n';
  expect(await codes(opened(), page, text)).toEqual([`${page} link-unknown`]);
});

it('refuses what this sitting has saved in another entry', async () => {
  const content = opened();
  const url = (text: string) => text.replace('example.org/a', 'example.org/b');
  await content.saved(new Map([[another, url(item('Second'))]]));
  const third = 'content/en/press/third.mdx';
  expect(await codes(content, third, url(item('Third')))).toEqual([`${third} duplicate`]);
});

it('takes what an entry had whose deletion was published', async () => {
  const content = opened();
  const values = readFile('press', item('Second'));
  const entry = { collection: 'press', newRecord: false, i18n: {} };
  const second = { ...entry, slug: 'second', path: another, data: values };
  expect(await checkForm(second, defaultLocale, content)).toEqual([
    'Address on the web: url must be different in every entry, and https://example.org/a is taken. ' +
      'It is set in content/en/press/first.mdx:5 too. Change one of them. ' +
      'If you have deleted that entry, reload the page.',
  ]);
  await afterSave({ ...entry, slug: 'first', path: article, data: {} }, content, new Map());
  expect(await checkForm(second, defaultLocale, content)).toEqual([]);
});

it('checks an entry by itself once somebody else has changed a file', async () => {
  const content = opened({ [article]: item('Changed') });
  expect(await codes(content, another, item('Second'))).toEqual([]);
  expect(await codes(content, another, item('<b>Second</b>'))).toEqual([
    `${another} element-unknown`,
  ]);
});

it('takes no notice of a file that is gone', async () => {
  const others = textsOf(smallestContent());
  const texts = [...Object.entries(others), [article, item('First')] as const].map(([file, text]) =>
    fingerprint({ file, text }),
  );
  const content = knownContent(async () => ({ folder: 'content', files: [], texts }));
  for (const text of Object.values(others)) content.read(text, 'press');
  expect(await codes(content, another, item('Second'))).toEqual([]);
});

it('knows drafts, which visitors aren’t told of', async () => {
  const work = 'content/en/works/a-secret.mdx';
  const concert = 'content/en/concerts/first-night.mdx';
  const draft =
    '---\ngroup: solo\nyear: 2020\ntitle: A\ninstrumentation: Violin\ndraft: true\n---\n';
  const naming = (mark: string) =>
    `---\n${mark}date: 2027-05-01\ncountry: ES\nworks:\n  - a-secret\ntitle: A night\n---\n`;
  const files = { ...textsOf(smallestContent()), [work]: draft };
  const texts = Object.entries(files).map(([file, text]) => fingerprint({ file, text }));
  const built = { folder: 'content', files: [], texts };
  expect(JSON.stringify(built)).not.toMatch(/works/);
  const content = knownContent(async () => built);
  for (const text of Object.values(files)) content.read(text.trim(), 'works');
  expect(await codes(content, concert, naming('draft: true\n'))).toEqual([]);
  expect(await codes(content, concert, naming(''))).toEqual([`${concert} reference-draft`]);
});

it('is told of the content again after a request that failed', async () => {
  let isDown = true;
  const content = knownContent(() =>
    isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ folder: 'content', files: [], texts: [] }),
  );
  await expect(content.current()).rejects.toThrow('down');
  isDown = false;
  expect(await content.current()).toMatchObject({ isWhole: true });
});

it('checks what is known once, until something is read or saved', async () => {
  const content = opened();
  const current = await content.current();
  expect(await content.current()).toBe(current);
  content.read(item('First'), 'press');
  expect(await content.current()).toBe(current);
  content.read(item('Another'), 'press');
  expect(await content.current()).not.toBe(current);
});

it('takes a picture that is to be uploaded, in a group too', async () => {
  const { images, ...values } = readFile('site', String(smallestContent()['content/site.yaml']));
  expect(images).toBeDefined();
  const uploaded = { hero: 'blob:http://localhost/1', biography: 'blob:http://localhost/2' };
  const data = { ...values, images: uploaded };
  const about = { collection: '_singletons', slug: '', path: 'content/site.yaml' };
  const entry = { ...about, newRecord: false, data, i18n: {} };
  expect(await checkForm(entry, defaultLocale, opened())).toEqual([]);
});
