// The editor in a browser, on a private file system that holds the content of the tests' site: entries and their translations.
import { describeEditor, expect, test } from './editor-test.ts';

const translated = /\ntranslates: [^\n]*\n/;

describeEditor('entries in the editor', () => {
  test('adds a work with a premiere', async ({ page, editor, form }) => {
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
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/works/salt-mirror.mdx': `---
title: Salt Mirror
group: ensemble
instrumentation: Wind quintet
premiere:
  date: 2025-05-01
  venue: Small hall
  place: Graz
year: 2025
duration: 7 min
---
`,
    });
  });

  test('begins its translation', async ({ page, editor, form }) => {
    await form.openForm(`collections/works/entries/salt-mirror`);
    await page.getByRole('button', { name: /^Enable .?Spanish/ }).click();
    await form.input('instrumentation', 'Spanish').fill('Quinteto de viento');
    await form.save();
    expect(await editor.changes()).toEqual({
      'es/works/salt-mirror.mdx': expect.stringMatching(
        /^---\ninstrumentation: Quinteto de viento\ntranslates: [\da-f]{6}\n---\n$/,
      ),
    });
  });

  test('translates another text of it', async ({ editor, form }) => {
    await form.openForm(`collections/works/entries/salt-mirror`);
    await form.input('title', 'Spanish').fill('Espejo de sal');
    await form.save();
    const { 'es/works/salt-mirror.mdx': text, ...others } = await editor.changes();
    expect(others).toEqual({});
    expect(text).toMatch(/title: Espejo de sal\n/);
  });

  test('changes an original, and nothing in its translation', async ({ editor, form }) => {
    await form.openForm(`collections/works/entries/salt-mirror`);
    const before = editor.before('en/works/salt-mirror.mdx');
    await form.input('title').fill('Salt Mirrors');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/works/salt-mirror.mdx': before.replace('Salt Mirror', 'Salt Mirrors'),
    });
  });

  test('says that the translation is still right', async ({ page, editor, form }) => {
    await form.openForm(`collections/works/entries/salt-mirror`);
    const before = editor.before('es/works/salt-mirror.mdx');
    await page.getByRole('checkbox', { name: /still right/ }).click();
    await form.save();
    const { 'es/works/salt-mirror.mdx': text = '', ...others } = await editor.changes();
    expect(others).toEqual({});
    expect(text).not.toBe(before);
    expect(text.replace(translated, '\n')).toBe(before.replace(translated, '\n'));
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
    await page.getByRole('option', { name: 'Salt Mirrors' }).click();
    await form.field('Title').fill('Two symphonies');
    await form.save();
    expect(await editor.changes()).toEqual({
      'en/concerts/two-symphonies.mdx': `---
title: Two symphonies
date: 2027-02-13
country: ES
timeZone: Europe/Madrid
works:
  - salt-mirror
---
`,
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

  test('duplicates a work, whose translation isn’t of the new title', async ({
    page,
    editor,
    form,
  }) => {
    await form.openForm(`collections/works/entries/every-field`);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await form.input('title').fill('Another work');
    await form.save();
    const changes = await editor.changes();
    const old = /translates: [\da-f]{6}/.exec(editor.before('es/works/every-field.mdx'));
    expect(Object.keys(changes).toSorted()).toEqual([
      'en/works/another-work.mdx',
      'es/works/another-work.mdx',
    ]);
    expect(changes['es/works/another-work.mdx']).toContain(old?.[0]);
  });

  test('takes a premiere out of both languages, when asked', async ({ page, editor, form }) => {
    await form.openForm(`collections/works/entries/another-work`);
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
    await form.openForm(`collections/works/entries/another-work`);
    await page.getByRole('button', { name: /Show .?Spanish.? Content Options/ }).click();
    await page.getByRole('menuitem', { name: /Disable .?Spanish/ }).click();
    await form.save();
    expect(await editor.changes()).toEqual({ 'es/works/another-work.mdx': 'deleted' });
  });

  test('deletes a work that a concert plays', async ({ page, editor, form }) => {
    await form.openForm(`collections/works/entries/salt-mirror`);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(page.getByRole('tree')).toBeVisible();
    const changes = await editor.changes();
    expect(changes).toMatchObject({
      'en/works/salt-mirror.mdx': 'deleted',
      'es/works/salt-mirror.mdx': 'deleted',
    });
    expect(changes['en/concerts/two-symphonies.mdx']).not.toMatch(/salt-mirror/);
  });

  test('leaves content that the checker accepts', async ({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });
});
