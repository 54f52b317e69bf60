// The content that the editor knows, and the checks, messages and places that depend on it.
import { expect, it } from 'vitest';
import {
  afterSave,
  checkForm,
  formMessage,
  withOrder,
} from '../../../src/admin/browser/check-entry.ts';
import { fingerprint, editorContent } from '../../../src/admin/browser/editor-content.ts';
import { parseFile } from '../../../src/admin/browser/source-format.ts';
import { checkChanges } from '../../../src/content/check/check-changes.ts';
import { defaultLocale } from '../../../src/locales.ts';
import { smallestContent } from '../content/workspace.ts';

type Texts = Readonly<Record<string, string>>;

const smallest: Texts = Object.fromEntries(
  Object.entries(smallestContent()).flatMap(([path, text]) =>
    typeof text === 'string' ? [[path, text]] : [],
  ),
);
const article = 'content/en/press/first.mdx';
const another = 'content/en/press/second.mdx';
const item = (title: string, url = 'https://example.org/a') =>
  `---\ntype: article\npublication: Paper\ndate: 2024\nurl: ${url}\ntitle: ${title}\nsummary: A sentence.\n---\n`;

/** The editor after it has opened the content of a build, and read what is there now. */
function openEditor(built: Texts = { [article]: item('First') }, now: Texts = {}) {
  const files = { ...smallest, ...built };
  const texts = Object.entries(files).map(([file, text]) => fingerprint({ file, text }));
  const content = editorContent(async () => ({ folder: 'content', files: [], texts }));
  for (const [file, text] of Object.entries({ ...files, ...now }))
    content.recordText(text.trim(), file.split('/')[2] ?? '');
  return content;
}

async function codes(content: ReturnType<typeof openEditor>, file: string, text: string) {
  const problems = checkChanges(await content.current(), new Map([[file, text]]));
  return problems.map((problem) => `${problem.file} ${problem.code}`);
}

it('rejects a duplicate of another entry, also of one that was saved since', async () => {
  const content = openEditor();
  expect(await codes(content, another, item('Second'))).toEqual([`${another} duplicate`]);
  const url = 'https://example.org/b';
  await content.recordSaved(new Map([[another, item('Second', url)]]));
  const third = 'content/en/press/third.mdx';
  expect(await codes(content, third, item('Third', url))).toEqual([`${third} duplicate`]);
});

it('rejects a broken link, which doesn’t stop a build', async () => {
  const page = 'content/en/pages/notes.mdx';
  const text = '---\ntitle: Notes\n---\n\n[An essay](/essay)\n';
  expect(await codes(openEditor(), page, text)).toEqual([`${page} link-unknown`]);
});

it('accepts the value of an entry whose deletion was published', async () => {
  const content = openEditor();
  const entry = { collection: 'press', newRecord: false, i18n: {} };
  const data = parseFile('press', item('Second'));
  const second = { ...entry, slug: 'second', path: another, data };
  expect(await checkForm(second, defaultLocale, content)).toEqual([
    'Address on the web: url must be different in every entry; another one has https://example.org/a. ' +
      'It is set in content/en/press/first.mdx:5 too. Change one of them. ' +
      'If you have deleted that entry, reload the page.',
  ]);
  await afterSave({ ...entry, slug: 'first', path: article, data: {} }, content, new Map());
  expect(await checkForm(second, defaultLocale, content)).toEqual([]);
});

it('checks an entry alone after somebody else has changed a file', async () => {
  const content = openEditor(undefined, { [article]: item('Changed') });
  expect(await codes(content, another, item('Second'))).toEqual([]);
  const marked = await codes(content, another, item('<b>Second</b>'));
  expect(marked).toEqual([`${another} element-unknown`]);
});

it('ignores a deleted file', async () => {
  const texts = [fingerprint({ file: article, text: item('First') })];
  const content = editorContent(async () => ({ folder: 'content', files: [], texts }));
  expect(await codes(content, another, item('Second'))).toEqual([]);
});

it('knows drafts, which the files for visitors don’t reveal', async () => {
  const work = 'content/en/works/a-secret.mdx';
  const text = '---\ndraft: true\ngroup: solo\ntitle: A\n---\n';
  expect(JSON.stringify(fingerprint({ file: work, text }))).not.toMatch(/works|secret/);
  const concert = 'content/en/concerts/first-night.mdx';
  const concertWith = (mark: string) =>
    `---\n${mark}date: 2027-05-01\ncountry: ES\nworks:\n  - a-secret\ntitle: A night\n---\n`;
  const content = openEditor({ [work]: text });
  expect(await codes(content, concert, concertWith('draft: true\n'))).toEqual([]);
  expect(await codes(content, concert, concertWith(''))).toEqual([`${concert} reference-draft`]);
});

it('accepts a picture that is to be uploaded, in a group too', async () => {
  const { images, ...values } = parseFile('site', smallest['content/site.yaml'] ?? '');
  expect(images).toBeDefined();
  const uploaded = { hero: 'blob:http://localhost/1', biography: 'blob:http://localhost/2' };
  const data = { ...values, images: uploaded };
  const identity = { collection: '_singletons', slug: '', path: 'content/site.yaml' };
  const entry = { ...identity, newRecord: false, data, i18n: {} };
  expect(await checkForm(entry, defaultLocale, openEditor())).toEqual([]);
});

it.each([
  [1, ''],
  [2, 'Title: '],
  [4, 'Premiere: '],
  [7, 'Text: '],
  [9, 'Text: '],
])('starts a message with the part of the form of line %i', (line, place) => {
  const text =
    '---\ntitle: Aurora\npremiere:\n  date: soon\n---\n\nNote: a word.\n\nTempo: fast.\n';
  const file = 'content/en/works/a.mdx';
  const range = { line, column: 1, endLine: line, endColumn: 1 };
  const problem = {
    file,
    ...range,
    severity: 'error',
    code: 'field-type',
    message: 'Wrong.',
  } as const;
  expect(formMessage(problem, new Map([[file, text]]), 'works')).toBe(`${place}Wrong.`);
});

const photo = (order: number | string) => `---\norder: ${order}\nimage: ${order}.jpg\n---\n`;
const photoFile = (name: number | string) => `content/en/photos/${name}.mdx`;
const published = Object.fromEntries([1, 2, 3].map((order) => [photoFile(order), photo(order)]));

it.each([
  ['the last one for what is new', {}, 'photos', true, undefined, 4],
  ['after one that waits for a review', { [photoFile(4)]: photo(4) }, 'photos', true, 4, 5],
  ['after `"4"`', { [photoFile(4)]: photo('"4"') }, 'photos', true, 4, 5],
  ["after `'4'`", { [photoFile(4)]: photo("'4'") }, 'photos', true, 4, 5],
  ['that of the host if that is later', {}, 'photos', true, 9, 9],
  [
    'independent of other collections',
    { 'content/en/videos/a.mdx': photo(12) },
    'photos',
    true,
    4,
    4,
  ],
  ['none in a collection without places', {}, 'works', true, undefined, undefined],
  ['that of an entry that was there before', { [photoFile(1)]: photo(7) }, 'photos', false, 2, 2],
])('the place of an entry is %s', async (_, now, collection, isNew, order, place) => {
  const current = await openEditor(published, now).current();
  const values = order === undefined ? {} : { order };
  const result = withOrder({ collection, slug: 'new' }, values, current, isNew);
  expect(result['order']).toBe(place);
});
