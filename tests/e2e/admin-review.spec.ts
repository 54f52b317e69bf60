// The editor where changes are reviewed: each is a pull request of a host, until it is published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../commands/run.mjs';
import { textOf } from './editor-backend.ts';
import { describeEditor, expect, test } from './editor-test.ts';
import { reviewedRepository } from './git-host.ts';

const { backend, contentOf, pullRequests } = reviewedRepository();
const photograph = readFileSync(join(root, 'tests/site/content/images/backdrop.jpg'));

test.use({ backend });

describeEditor('where changes are reviewed', () => {
  test.afterEach(({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });

  test('a change is a draft, and nothing that is published changes', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm('collections/press/entries/leap-day');
    await form.input('date').fill('2024-03');
    await saveDraft(page, 'Later');
    expect(await editor.changes()).toEqual({});
    expect(pullRequests()).toEqual([
      expect.objectContaining({ state: 'open', isDraft: true, labels: ['sveltia-cms/draft'] }),
    ]);
    const file = 'en/press/leap-day.mdx';
    const draft = contentOf('cms/press/leap-day');
    expect(textOf(draft, file)).toBe(editor.before(file).replace(/^date: .*$/m, 'date: 2024-03'));
    expect({ ...draft, [file]: '' }).toEqual({ ...contentOf(), [file]: '' });
  });

  test('what is wrong is refused in the form, and isn’t a draft', async ({ form }) => {
    await form.openForm('collections/press/entries/leap-day');
    await form.input('date').fill('31 February');
    await form.refuse(/takes a day/);
    expect(pullRequests()).toHaveLength(1);
  });

  test('it is published when it has been reviewed', async ({ page, editor, form }) => {
    const before = editor.before('en/press/leap-day.mdx');
    await form.openForm('collections/press/entries/leap-day');
    await publish(page);
    expect(await editor.changes()).toEqual({
      'en/press/leap-day.mdx': before.replace(/^date: .*$/m, 'date: 2024-03'),
    });
    expect(pullRequests()).toEqual([expect.objectContaining({ state: 'merged' })]);
  });

  for (const name of ['first', 'second', 'third'])
    test(`the ${name} photograph of those that wait is added`, async ({ page, editor, form }) => {
      // Somebody else's sitting knows of the others from the host alone.
      if (name === 'third') {
        await page.reload();
        await form.openForm('collections/photos/entries/on-the-second-stage');
      }
      await form.openForm('collections/photos/new');
      await form.drop(`${name}.jpg`, 'image/jpeg', Buffer.concat([photograph, Buffer.from(name)]));
      await form.input('alt').fill(`A ${name} stage`);
      await form.input('caption').fill(`On the ${name} stage`);
      await saveDraft(page, 'Send for Review');
      expect(await editor.changes()).toEqual({});
    });

  test('all of them can be published, each with a place of its own', async ({
    page,
    editor,
    form,
  }) => {
    for (const name of ['second', 'first', 'third']) {
      await form.openForm(`collections/photos/entries/on-the-${name}-stage`);
      await publish(page);
    }
    const changes = await editor.changes();
    expect(Object.keys(changes)).toHaveLength(6);
    expect(
      ['first', 'second', 'third'].map(
        (name) => /^order: .*$/m.exec(changes[`en/photos/on-the-${name}-stage.mdx`] ?? '')?.[0],
      ),
    ).toEqual(['order: 12', 'order: 13', 'order: 14']);
  });

  test('the order of entries doesn’t wait', async ({ editor, form }) => {
    await form.moveLastUp('photos');
    expect(Object.keys(await editor.changes())).toEqual([
      'en/photos/on-the-second-stage.mdx',
      'en/photos/on-the-third-stage.mdx',
    ]);
  });

  test('an entry keeps the place that it was given by that', async ({ page, editor, form }) => {
    const file = 'en/photos/on-the-third-stage.mdx';
    const before = editor.before(file);
    await form.openForm('collections/photos/entries/on-the-third-stage');
    await form.input('credit').fill('Ada Lens');
    await saveDraft(page, 'Send for Review');
    await form.openForm('collections/photos/entries/on-the-third-stage');
    await publish(page);
    expect(await editor.changes()).toEqual({
      [file]: before.replace(/^(image: .*\n)/m, '$1credit: Ada Lens\n'),
    });
  });

  test('what is deleted stays until that is published', async ({ page, editor, form }) => {
    await form.openForm('collections/press/entries/leap-day');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(await editor.changes()).toEqual({});
    await page.goto(`${editor.address}/admin#/workflow`);
    await page.getByRole('listitem').getByRole('button', { name: 'Delete Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => pullRequests().at(-1)?.state).toBe('merged');
    expect(await editor.changes()).toEqual({ 'en/press/leap-day.mdx': 'deleted' });
  });
});

/** Saves the form, and answers the question whether the entry is to be reviewed now. */
async function saveDraft(page: Page, answer: 'Later' | 'Send for Review'): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByRole('tree')).toBeVisible();
}

/** Calls an entry ready, and publishes it. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  // It says that the status is being changed until the host has answered.
  await expect(page.getByRole('button', { name: /^Status: .?Ready/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
}
