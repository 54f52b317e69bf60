// The editor in a browser, on a private file system with the content of the tests' site. In depth and in Chromium
// alone: the editor itself is what is tested.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { readCases, takeStep, writeCases } from './editor-case.ts';

const test = base.extend<object, { editor: Awaited<ReturnType<typeof openEditor>> }>({
  editor: [
    async ({ browser }, use) => {
      const editor = await openEditor(browser);
      await use(editor);
      await editor.close();
    },
    { scope: 'worker', timeout: limit(90_000) },
  ],
});

const file = new URL('editor.txt', import.meta.url);
const golden = readCases(readFileSync(file, 'utf8'));

test.describe('the editor', { tag: '@depth' }, () => {
  // One after the other, in one editor.
  test.describe.configure({ mode: 'default', timeout: limit(90_000) });
  test.skip(({ browserName }) => browserName !== 'chromium', 'The editor itself is tested.');

  for (const entry of golden.cases)
    test(entry.fact, async ({ editor: { page, address, changedLines } }) => {
      for (const step of entry.steps) await test.step(step, () => takeStep(step, page, address));
      const changes = await changedLines();
      if (process.env['UPDATE_GOLDEN']) {
        entry.changes = changes;
        writeFileSync(file, writeCases(golden));
      } else expect(changes).toBe(entry.changes);
    });

  test('offers no translation by another company’s program', async ({ editor }) => {
    const { page, address } = editor;
    await takeStep('open collections/works/entries/every-field', page, address);
    const name = /^Translate/;
    await expect(page.getByRole('button', { name, includeHidden: true })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show Field Options' }).first()).toBeVisible();
  });

  // Sveltia CMS names fonts of another host before those that it brings.
  test('requests no other host', ({ editor }) => {
    const allowed = new RegExp(`^(?:${editor.address}/|blob:|data:)`);
    const foreign = editor.requests.filter((request) => !allowed.test(request.url()));
    expect(foreign.map((request) => request.failure()?.errorText)).toEqual(
      foreign.map(() => 'csp'),
    );
  });

  test('leaves content that builds', ({ editor }) => {
    test.setTimeout(limit(300_000));
    expect(editor.build()).toEqual([0, '']);
  });
});
