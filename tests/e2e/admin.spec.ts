// The editor in a browser, on a private file system that holds the content of the tests' site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/run.mjs';
import { describeEditor, expect, test } from './editor-test.ts';

describeEditor('the editor', () => {
  test('adds a work with a premiere and half a translation', async ({ page, editor, form }) => {
    await form.openForm('collections/works/new');
    await page.getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option', { name: 'ensemble' }).click();
    await form.field('Year').fill('2025');
    await form.field('Duration').fill('7 min');
    await page.getByRole('checkbox', { name: /Premiere/ }).click();
    await form.field('Date').fill('2025-05-01');
    await form.field('Venue').fill('Small hall');
    await form.field('Place').fill('Graz');
    await form.field('Title').fill('Salt Mirror');
    await form.field('Instrumentation').fill('Wind quintet');
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await form.field('Title', 'Spanish').fill('Espejo de sal');
    await form.save();
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

  test('refuses a wrong duration and a missing title with the checker’s sentence', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm('collections/works/entries/every-field');
    await form.field('Duration').fill('twelve');
    await form.field('Title').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText([
      'Duration: duration takes a duration such as 12:30 (minutes and seconds)',
      'This field is required',
    ]);
    expect(await editor.changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('translates a press item, and stamps the translation', async ({ page, editor, form }) => {
    await form.openForm('collections/press/entries/english-video');
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await form.field('Headline', 'Spanish').fill('Un vídeo');
    await form.save();
    expect(await editor.changes()).toEqual({
      'es/press/english-video.mdx': expect.stringMatching(
        /^---\ntitle: Un vídeo\ntranslates: title=[\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('changes the line of a heading alone, in a text with everything that the guide allows', async ({
    editor,
    form,
  }) => {
    await form.openForm('collections/biography/entries/conductor');
    const before = editor.before('en/biography/conductor.mdx');
    await form.field('Heading').fill('A new heading');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/biography/conductor.mdx': before.replace(/^heading: .*$/m, 'heading: A new heading'),
    });
  });

  test('offers the titles of works for a concert, and a country by its name', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm('collections/concerts/new');
    await form.field('Date').fill('2027-02-13');
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('option', { name: 'Europe/Madrid' }).click();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Spain' }).click();
    await page.getByRole('combobox', { name: 'Works' }).click();
    await page.getByRole('option', { name: 'A work of every optional field' }).click();
    await form.field('Title').fill('Two symphonies');
    await form.save();
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

  test('takes no title that would become the name of a device', async ({ page, form }) => {
    await form.openForm('collections/videos/new');
    await form.field('Title').fill('Con');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'a device of Windows' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('uploads a sound as the excerpt of a work', async ({ page, editor, form }) => {
    await form.openForm('collections/works/entries/every-field');
    const before = editor.before('en/works/every-field.mdx');
    const chooser = page.locator('[data-key-path=excerpt] input[type=file]').first();
    const buffer = readFileSync(join(root, 'tests/fixtures/media/sound.mp3'));
    await chooser.setInputFiles({ name: 'Aurora (1).mp3', mimeType: 'audio/mpeg', buffer });
    await form.save();
    const changes = await editor.changes();
    expect(Object.keys(changes).toSorted()).toEqual([
      'en/works/every-field.mdx',
      'files/aurora-1.mp3',
    ]);
    const text = changes['en/works/every-field.mdx'];
    expect(text?.replace('excerpt: aurora-1.mp3\n', '')).toBe(before);
  });

  test('uploads a score, and links to it at once', async ({ page, editor, form }) => {
    await page.goto(`${editor.address}/admin#/assets/content/files`);
    await page.getByRole('button', { name: 'Upload New Assets' }).first().click();
    const score = { name: 'Score.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await page.locator('input[type=file]').last().setInputFiles(score);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('score.pdf').first()).toBeVisible();
    await form.openForm('collections/concerts/entries/two-symphonies');
    await form.field('Text').fill('[The score](/files/score.pdf)');
    await form.save();
    expect(await editor.changes()).toEqual({
      'files/score.pdf': '%PDF',
      'en/concerts/two-symphonies.mdx': expect.stringMatching(/\(\/files\/score\.pdf\)\n$/),
    });
  });

  test('announces something, until a day that no translation has', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm('collections/_singletons/entries/messages');
    for (const index of [0, 1]) {
      const group = page.locator('[data-key-path=announcement]').nth(index);
      await group.getByRole('checkbox').click();
    }
    await form.unfold('announcement');
    await form.input('announcement.text').fill('A recording appears.');
    await form.input('announcement.until').fill('2027-05-03');
    await form.input('announcement.text', 'Spanish').fill('Sale una grabación.');
    await form.save();
    const { 'en/messages.yaml': original, 'es/messages.yaml': translation } =
      await editor.changes();
    expect(original).toContain(
      '\nannouncement:\n  text: A recording appears.\n  until: 2027-05-03\n',
    );
    expect(translation).toContain('\nannouncement:\n  text: Sale una grabación.\n');
    expect(translation).not.toContain('until');
  });

  test('deletes an entry from the list, in both languages', async ({ page, editor }) => {
    await page.goto(`${editor.address}/admin#/collections/works`);
    await page.getByRole('row', { name: 'Salt Mirror' }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Delete Selected Entry' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('row', { name: 'Salt Mirror' })).toBeHidden();
    expect(await editor.changes()).toEqual({
      'en/works/salt-mirror.mdx': 'deleted',
      'es/works/salt-mirror.mdx': 'deleted',
    });
  });

  test('leaves content that the checker accepts', async ({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });

  // Chromium lists the fonts without asking for them, since the policy of the page refuses them.
  test('asks no other host', ({ editor }) => {
    const known = new RegExp(
      `^(?:${editor.address}/|blob:|data:|https://cdn.jsdelivr.net/fontsource/)`,
    );
    expect(editor.requests.filter((url) => !known.test(url))).toEqual([]);
  });
});
