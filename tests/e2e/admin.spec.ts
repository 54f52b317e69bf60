// The editor in a browser, on a private file system that holds the content of the tests' site.
import { expect as baseExpect, test, type Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { forms } from './editor-forms.ts';

test.describe.configure({ mode: 'serial', timeout: limit(90_000) });
const expect = baseExpect.configure({ timeout: limit(15_000) });

let editor: Awaited<ReturnType<typeof openEditor>>;
let page: Page;
const { openForm, field, save } = forms(() => editor);

test.describe('the editor', { tag: '@depth' }, () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'The editor itself is what is tested.',
  );

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(limit(90_000));
    editor = await openEditor(browser);
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
    expect(await editor.changes()).toEqual({
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
    expect(await editor.changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('translates a press item, and stamps the translation', async () => {
    await openForm('collections/press/entries/english-video');
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await field('Title', 'Spanish').fill('Un vídeo');
    await save();
    expect(await editor.changes()).toEqual({
      'es/press/english-video.mdx': expect.stringMatching(
        /^---\ntitle: Un vídeo\ntranslates: title=[\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('changes the line of a heading alone, in a text with everything that the guide allows', async () => {
    await openForm('collections/biography/entries/conductor');
    const before = editor.before('en/biography/conductor.mdx');
    await field('Heading').fill('A new heading');
    await save();
    expect(await editor.changes()).toEqual({
      'en/biography/conductor.mdx': before.replace(/^heading: .*$/m, 'heading: A new heading'),
    });
  });

  test('offers the titles of works for a concert, and a country by its name', async () => {
    await openForm('collections/concerts/new');
    await field('Date').fill('2027-02-13');
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('option', { name: 'Europe/Madrid' }).click();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Spain' }).click();
    await page.getByRole('combobox', { name: 'Works' }).click();
    await page.getByRole('option', { name: 'A work of every optional field' }).click();
    await field('Title').fill('Two symphonies');
    await save();
    expect(await editor.changes()).toEqual({
      'en/concerts/two-symphonies.mdx': `---
date: 2027-02-13
timeZone: Europe/Madrid
country: ES
works:
  - every-field
title: Two symphonies
---
`,
    });
  });

  test('takes no title that would become the name of a device', async () => {
    await openForm('collections/videos/new');
    await field('Title').fill('Con');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'a device of Windows' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('leaves content that the checker accepts', async () => {
    expect(editor.check()).toEqual([0, '']);
  });

  // Chromium lists the fonts without asking for them, since the policy of the page refuses them.
  test('asks no other host', () => {
    const known = new RegExp(
      `^(?:${editor.address}/|blob:|data:|https://cdn.jsdelivr.net/fontsource/)`,
    );
    expect(editor.requests.filter((url) => !known.test(url))).toEqual([]);
  });
});
