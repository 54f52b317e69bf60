// The editor in a browser: what it refuses, the site's own settings and texts, and whom it asks.
import { limit } from '../machine.ts';
import { describeEditor, expect, test } from './editor-test.ts';

describeEditor('the editor', () => {
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

  test('takes no title that would become the name of a device', async ({ page, form }) => {
    await form.openForm('collections/videos/new');
    await form.field('Title').fill('Con');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'a device of Windows' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  test('gives the site a page to subscribe on', async ({ editor, form }) => {
    await form.openForm('collections/_singletons/entries/site');
    const before = editor.before('site.yaml');
    await form.input('newsletter').fill('https://example.org/letters');
    await form.save();
    expect(await editor.changes()).toEqual({
      'site.yaml': before.replace(
        /(musicInformationCentre: .*\n)/,
        '$1newsletter: https://example.org/letters\n',
      ),
    });
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

  test('leaves content that the checker accepts', async ({ editor }) => {
    expect(editor.check()).toEqual([0, '']);
  });

  test('builds the site', ({ editor }) => {
    test.setTimeout(limit(300_000));
    expect(editor.build()).toEqual([0, '']);
  });

  // Sveltia CMS names fonts of another host before those that it brings.
  test('asks no other host', ({ editor }) => {
    const own = new RegExp(`^(?:${editor.address}/|blob:|data:)`);
    const others = editor.requests.filter((request) => !own.test(request.url()));
    expect(others.map((request) => request.failure()?.errorText)).toEqual(others.map(() => 'csp'));
  });

  test('offers no translation by another company’s program', async ({ page, form }) => {
    await form.openForm('collections/works/entries/every-field');
    const name = /^Translate/;
    await expect(page.getByRole('button', { name, includeHidden: true })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show Field Options' }).first()).toBeVisible();
  });
});
