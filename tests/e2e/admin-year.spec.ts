// A year of a publicist in the editor: after each of her acts the checker is content, and only what she did has changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/run.mjs';
import { limit } from '../machine.ts';
import { describeEditor, expect, test } from './editor-test.ts';
import { awkwardNames, typed } from './editor-acts.ts';

const works = 'collections/works';
const photograph = readFileSync(join(root, 'tests/site/content/images/backdrop.jpg'));
const translated = /\ntranslates: [^\n]*\n/;

describeEditor('a year of a publicist', () => {
  test.afterEach(({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });

  test('adds a work', async ({ page, editor, form }) => {
    await form.openForm(`${works}/new`);
    await form.input('title').fill('Salt Mirror');
    await page.getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option', { name: 'ensemble' }).click();
    await form.input('year').fill('2027');
    await form.input('instrumentation').fill('Wind quintet');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/works/salt-mirror.mdx':
        '---\ngroup: ensemble\nyear: 2027\ntitle: Salt Mirror\ninstrumentation: Wind quintet\n---\n',
    });
  });

  test('begins its translation, and keeps a text in English', async ({ page, editor, form }) => {
    await form.openForm(`${works}/entries/salt-mirror`);
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await page.getByRole('checkbox', { name: '“Title” stays in English' }).click();
    await form.input('instrumentation', 'Spanish').fill('Quinteto de viento');
    await form.save();
    expect(await editor.changes()).toEqual({
      'es/works/salt-mirror.mdx': expect.stringMatching(
        /^---\ninstrumentation: Quinteto de viento\nkeep: title\ntranslates: instrumentation=[\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('translates what was kept', async ({ editor, form }) => {
    await form.openForm(`${works}/entries/salt-mirror`);
    await form.input('title', 'Spanish').fill('Espejo de sal');
    await form.save();
    const { 'es/works/salt-mirror.mdx': text, ...others } = await editor.changes();
    expect(others).toEqual({});
    expect(text).toMatch(/title: Espejo de sal\n/);
    expect(text).not.toMatch(/keep/);
  });

  test('changes an original, and nothing in its translation', async ({ editor, form }) => {
    await form.openForm(`${works}/entries/salt-mirror`);
    const before = editor.before('en/works/salt-mirror.mdx');
    await form.input('title').fill('Salt Mirrors');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/works/salt-mirror.mdx': before.replace('Salt Mirror', 'Salt Mirrors'),
    });
  });

  test('says that the translation is still right', async ({ page, editor, form }) => {
    await form.openForm(`${works}/entries/salt-mirror`);
    const before = editor.before('es/works/salt-mirror.mdx');
    await page.getByRole('checkbox', { name: /still right/ }).click();
    await form.save();
    const { 'es/works/salt-mirror.mdx': text = '', ...others } = await editor.changes();
    expect(others).toEqual({});
    expect(text).not.toBe(before);
    expect(text.replace(translated, '\n')).toBe(before.replace(translated, '\n'));
  });

  test('adds a concert that plays it', async ({ page, editor, form }) => {
    await form.openForm('collections/concerts/new');
    await form.input('title').fill('An evening');
    await form.input('date').fill('2027-05-01');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Spain' }).click();
    await page.getByRole('combobox', { name: 'Your own works' }).click();
    await page.getByRole('option', { name: 'Salt Mirrors' }).click();
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/concerts/an-evening.mdx':
        '---\ndate: 2027-05-01\ncountry: ES\nworks:\n  - salt-mirror\ntitle: An evening\n---\n',
    });
  });

  for (const [act, address, name, value, file, [before, after]] of typed)
    test(act, async ({ editor, form }) => {
      await form.openForm(address);
      const old = editor.before(file);
      await form.input(name).fill(value);
      await form.save();
      expect(await editor.changes()).toEqual({ [file]: old.replace(before, after) });
    });

  test('writes another text on a button', async ({ editor, form }) => {
    await form.openForm('collections/_singletons/entries/messages');
    const before = editor.before('en/messages.yaml');
    await form.unfold('footer');
    const field = form.input('footer.linksLabel');
    const text = await field.inputValue();
    await field.fill('Good links');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/messages.yaml': before.replace(`linksLabel: ${text}`, 'linksLabel: Good links'),
    });
  });

  for (const [index, name] of awkwardNames.entries())
    test(`adds ${name}`, async ({ editor, form }) => {
      await form.openForm('collections/photos/new');
      await form.drop(name, 'image/jpeg', Buffer.concat([photograph, Buffer.alloc(index + 1)]));
      await form.input('alt').fill('A stage.');
      await form.input('caption').fill(`Stage ${index + 1}`);
      await form.save();
      const changes = await editor.changes();
      expect(Object.keys(changes)).toHaveLength(2);
      expect(changes[`en/photos/stage-${index + 1}.mdx`]).toMatch(
        new RegExp(`^---\\norder: ${index + 12}\\nimage: [\\w-]+\\.jpe?g\\nalt: A stage\\.\\n`),
      );
    });

  test('puts the last photograph before the one above it', async ({ editor, form }) => {
    await form.moveLastUp('photos');
    const changes = await editor.changes();
    expect(Object.keys(changes)).toHaveLength(2);
    expect(changes['en/photos/stage-3.mdx']).toMatch(/\norder: 13\n/);
    expect(changes['en/photos/stage-2.mdx']).toMatch(/\norder: 14\n/);
  });

  test('duplicates a work, whose translation isn’t of the new title', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm(`${works}/entries/every-field`);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await form.input('title').fill('Another work');
    await form.save();
    const changes = await editor.changes();
    const old = /title=([\da-f]{6})/.exec(editor.before('es/works/every-field.mdx'));
    expect(Object.keys(changes).toSorted()).toEqual([
      'en/works/another-work.mdx',
      'es/works/another-work.mdx',
    ]);
    expect(changes['es/works/another-work.mdx']).toContain(old?.[0]);
  });

  test('takes a premiere out of both languages, when asked', async ({ page, editor, form }) => {
    await form.openForm(`${works}/entries/another-work`);
    page.once('dialog', (dialog) => void dialog.accept());
    await page
      .getByRole('checkbox', { name: /Premiere/ })
      .first()
      .click();
    await form.save();
    const changes = await editor.changes();
    expect(Object.keys(changes).toSorted()).toEqual([
      'en/works/another-work.mdx',
      'es/works/another-work.mdx',
    ]);
    expect(Object.values(changes).join('')).not.toMatch(/premiere/);
  });

  test('takes a translation back', async ({ page, editor, form }) => {
    await form.openForm(`${works}/entries/another-work`);
    await page.getByRole('button', { name: /Show .?Spanish.? Content Options/ }).click();
    await page.getByRole('menuitem', { name: /Disable .?Spanish/ }).click();
    await form.save();
    expect(await editor.changes()).toEqual({ 'es/works/another-work.mdx': 'deleted' });
  });

  test('deletes a work that a concert plays', async ({ page, editor, form }) => {
    await form.openForm(`${works}/entries/salt-mirror`);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(page.getByRole('tree')).toBeVisible();
    const changes = await editor.changes();
    expect(changes).toMatchObject({
      'en/works/salt-mirror.mdx': 'deleted',
      'es/works/salt-mirror.mdx': 'deleted',
    });
    expect(changes['en/concerts/an-evening.mdx']).not.toMatch(/salt-mirror/);
  });

  test('builds the site', ({ editor }) => {
    test.setTimeout(limit(300_000));
    expect(editor.build()).toEqual([0, '']);
  });
});
