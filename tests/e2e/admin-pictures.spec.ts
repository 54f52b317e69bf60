// The editor in a browser: pictures, and the order of entries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test, type Page } from '@playwright/test';
import { root } from '../../src/commands/run.mjs';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { forms } from './editor-forms.ts';

test.describe.configure({ mode: 'serial', timeout: limit(90_000) });
const expect = baseExpect.configure({ timeout: limit(15_000) });

let editor: Awaited<ReturnType<typeof openEditor>>;
let page: Page;
const { openForm, field, drop, save } = forms(() => editor);

test.describe('pictures in the editor', { tag: '@depth' }, () => {
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

  test('exchanges a photograph', async () => {
    await openForm('collections/photos/entries/red-wide');
    const before = editor.before('en/photos/red-wide.mdx');
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'backdrop.jpg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await save();
    expect(await editor.changes()).toEqual({
      'en/photos/red-wide.mdx': before.replace(/^image: .*$/m, 'image: backdrop.jpg'),
    });
  });

  test('gives a picture a name that the checker takes', async () => {
    await openForm('collections/photos/new');
    const picture = join(root, 'tests/site/content/images/backdrop.jpg');
    const name = 'Foto März 2024 (1).JPG';
    await drop(name, 'image/jpeg', readFileSync(picture));
    await field('What the picture shows').fill('A stage.');
    await field('Caption').fill('March');
    await save();
    const changed = await editor.changes();
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
    await field('What the picture shows').fill('A sign.');
    await field('Caption').fill('Sign');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG' })).toBeVisible();
    expect(await editor.changes()).toEqual({});
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('leaves content that the checker accepts', () => {
    expect(editor.check()).toEqual([0, '']);
  });
});
