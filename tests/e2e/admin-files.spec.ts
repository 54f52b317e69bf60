// The editor in a browser: pictures, sounds and other files, and the order of entries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/run.mjs';
import { describeEditor, expect, test } from './editor-test.ts';

describeEditor('files in the editor', () => {
  test('gives a picture a name that the checker takes', async ({ editor, form }) => {
    await form.openForm('collections/photos/new');
    const picture = readFileSync(join(root, 'tests/site/content/images/backdrop.jpg'));
    const name = 'Foto März 2024 (1).JPG';
    // The editor takes what is there already for that, whatever its name.
    await form.drop(name, 'image/jpeg', Buffer.concat([picture, Buffer.alloc(9)]));
    await form.field('What the picture shows').fill('A stage.');
    await form.field('Caption').fill('March');
    await form.save();
    const changed = await editor.changes();
    expect(Object.keys(changed).toSorted()).toEqual([
      'en/photos/march.mdx',
      'images/foto-maerz-2024-1.jpg',
    ]);
    expect(changed['en/photos/march.mdx']).toMatch(/^image: foto-maerz-2024-1\.jpg$/m);
  });

  test('uploads a large photograph of the site', async ({ page, editor, form }) => {
    await form.openForm('collections/_singletons/entries/site');
    const before = editor.before('site.yaml');
    const picture = readFileSync(join(root, 'tests/site/content/images/hero.jpg'));
    await page.getByRole('button', { name: 'Replace Image' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'A new stage.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([picture, Buffer.alloc(9)]),
      });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await form.save();
    const { 'site.yaml': text, ...others } = await editor.changes();
    expect(text).toBe(before.replace('hero: hero.jpg', 'hero: a-new-stage.jpg'));
    expect(Object.keys(others)).toEqual(['images/a-new-stage.jpg']);
  });

  test('takes no picture of a format that the site can’t show', async ({ page, editor, form }) => {
    await form.openForm('collections/photos/new');
    await form.drop(
      'logo.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    await form.field('What the picture shows').fill('A sign.');
    await form.field('Caption').fill('Sign');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG' })).toBeVisible();
    expect(await editor.changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('puts the last photograph before the one above it', async ({ editor, form }) => {
    await form.moveLastUp('photos');
    const changes = await editor.changes();
    expect(Object.keys(changes)).toHaveLength(2);
    expect(changes['en/photos/march.mdx']).toMatch(/\norder: 11\n/);
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
    await form.openForm('collections/works/entries/no-optional-field');
    await form.field('Text').fill('[The score](/files/score.pdf)');
    await form.save();
    expect(await editor.changes()).toEqual({
      'files/score.pdf': '%PDF',
      'en/works/no-optional-field.mdx': expect.stringMatching(/\(\/files\/score\.pdf\)\n$/),
    });
  });

  test('leaves content that the checker accepts', ({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });
});
