// The editor in a browser, on a private file system that holds the content of the tests' site.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test, type Page } from '@playwright/test';
import { root } from '../../src/commands/run.mjs';
import { readFolder } from '../folder.ts';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { forms } from './editor-forms.ts';
import { readStored, textOf, type Encoded } from './private-files.ts';

test.describe.configure({ mode: 'serial', timeout: limit(90_000) });
const expect = baseExpect.configure({ timeout: limit(15_000) });

const folder = 'tests/site/content';
/** The folder in which the editor keeps the repository of trials. */
const repository = 'sveltia-cms-test/content';
let editor: Awaited<ReturnType<typeof openEditor>>;
let page: Page;
const { openForm, field, drop, save } = forms(() => editor);
/** The files as they were when they were last looked at. */
let files: Encoded = readFolder(join(root, folder), 'base64');

test.describe('the editor', { tag: '@depth' }, () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'The editor itself is what is tested.',
  );

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(limit(90_000));
    editor = await openEditor(browser, repository, files);
    page = editor.page;
  });

  test.afterAll(() => editor.close());

  test('adds a work with a premiere and half a translation', async () => {
    await openForm('collections/works/new');
    await page.getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option', { name: 'ensemble' }).click();
    await field('Year').fill('2025');
    await field('Duration').fill('7 min');
    await page.getByRole('checkbox', { name: /Premiere/ }).click();
    await field('Date').fill('2025-05-01');
    await field('Venue').fill('Small hall');
    await field('Place').fill('Graz');
    await field('Title').fill('Salt Mirror');
    await field('Instrumentation').fill('Wind quintet');
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await field('Title', 'Spanish').fill('Espejo de sal');
    await save();
    expect(await changes()).toEqual({
      'en/works/salt-mirror.mdx': `---
group: ensemble
year: 2025
duration: 7 min
premiere:
  date: 2025-05-01
  venue: Small hall
  place: Graz
title: Salt Mirror
instrumentation: Wind quintet
---
`,
      'es/works/salt-mirror.mdx': expect.stringMatching(
        /^---\ntitle: Espejo de sal\ntranslates: title=[\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('refuses a wrong duration and a missing title with the checker’s sentence', async () => {
    await openForm('collections/works/entries/every-field');
    await field('Duration').fill('twelve');
    await field('Title').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText([
      'Write a duration such as 12:30 (minutes and seconds)',
      'This field is required',
    ]);
    expect(await changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('translates a press item, and stamps the translation', async () => {
    await openForm('collections/press/entries/english-video');
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await field('Title', 'Spanish').fill('Un vídeo');
    await save();
    expect(await changes()).toEqual({
      'es/press/english-video.mdx': expect.stringMatching(
        /^---\ntitle: Un vídeo\ntranslates: title=[\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('changes the line of a heading alone, in a text with everything that the guide allows', async () => {
    await openForm('collections/biography/entries/conductor');
    const before = textOf(files, 'en/biography/conductor.mdx');
    await field('Heading').fill('A new heading');
    await save();
    expect(await changes()).toEqual({
      'en/biography/conductor.mdx': before.replace(/^heading: .*$/m, 'heading: A new heading'),
    });
  });

  test('exchanges a photograph', async () => {
    await openForm('collections/photos/entries/red-wide');
    const before = textOf(files, 'en/photos/red-wide.mdx');
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'backdrop.jpg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await save();
    expect(await changes()).toEqual({
      'en/photos/red-wide.mdx': before.replace(/^image: .*$/m, 'image: backdrop.jpg'),
    });
  });

  test('gives a picture a name that the checker takes', async () => {
    await openForm('collections/photos/new');
    const picture = join(root, folder, 'images/backdrop.jpg');
    const name = 'Foto März 2024 (1).JPG';
    await drop(name, 'image/jpeg', readFileSync(picture));
    await field('Alt').fill('A stage.');
    await field('Caption').fill('March');
    await save();
    const changed = await changes();
    expect(Object.keys(changed).toSorted()).toEqual([
      'en/photos/march.mdx',
      'images/foto-maerz-2024-1.jpg',
    ]);
    expect(changed['en/photos/march.mdx']).toMatch(/^image: foto-maerz-2024-1\.jpg$/m);
  });

  test('takes no picture of a format that the site can’t show', async () => {
    await openForm('collections/photos/new');
    await drop(
      'logo.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    await field('Alt').fill('A sign.');
    await field('Caption').fill('Sign');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG' })).toBeVisible();
    expect(await changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('takes no title that would become the name of a device', async () => {
    await openForm('collections/videos/new');
    await field('Title').fill('Con');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'a device of Windows' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('leaves content that the checker accepts', async () => {
    const { project, write } = editor;
    rmSync(join(project, 'content'), { recursive: true });
    const all = Object.entries(files);
    write(
      Object.fromEntries(
        all.map(([path, text]) => [`content/${path}`, Buffer.from(text, 'base64')]),
      ),
    );
    const check = ['node_modules/tsx/dist/cli.mjs', 'src/content/cli/cli.ts', 'check'];
    const { status, stdout } = spawnSync(process.execPath, check, { cwd: project });
    expect([status, status === 0 ? '' : String(stdout)]).toEqual([0, '']);
  });

  // Chromium lists the fonts without asking for them, since the policy of the page refuses them.
  test('asks no other host', () => {
    const known = new RegExp(
      `^(?:${editor.address}/|blob:|data:|https://cdn.jsdelivr.net/fontsource/)`,
    );
    expect(editor.requests.filter((url) => !known.test(url))).toEqual([]);
  });
});

/** The files that have changed since they were last looked at, with their new texts. */
async function changes(): Promise<Readonly<Record<string, string>>> {
  const before = files;
  files = await readStored(page, repository);
  const all = [...new Set([...Object.keys(before), ...Object.keys(files)])];
  const changed = all.filter((path) => files[path] !== before[path]);
  return Object.fromEntries(
    changed.map((path) => [path, path in files ? textOf(files, path) : 'deleted']),
  );
}
