import { fill } from '../../src/page/messages.ts';
import { english } from './site.ts';
import { expect, test } from './test.ts';

const { text } = english;

test('the kit has an address, and a text of each length to copy', async ({
  context,
  page,
  visit,
}) => {
  // Chromium refuses whatever isn't among these.
  await context.grantPermissions(['geolocation']);
  await visit('/contact#presenters');
  const kit = page.getByRole('region', { name: text('kit.title') });
  await expect(kit.getByRole('heading', { level: 2 })).toBeInViewport();
  // The square around an uncropped photograph has one colour, whatever that of its placeholder.
  for (const picture of await kit.getByRole('img').all())
    await expect(picture).toHaveCSS('background', /^(none|rgba\(0, 0, 0, 0\))/);
  // The first biography of tests/site/content alone has all three lengths.
  const biography = kit.getByRole('article').first();
  const copies = biography.getByRole('button');
  const announcements = biography.getByRole('status');
  await copies.first().click();
  await expect(announcements.first()).toHaveText(text('kit.copyFailed'));
  // A tab in front has it by itself; the headless shell knows no front.
  await context.grantPermissions(['clipboard-write']);
  const title = (await biography.getByRole('heading').innerText()).trim();
  const box = page.getByRole('textbox', { name: text('contact.message') });
  for (const [index, length] of ['short', 'medium', 'long'].entries()) {
    const copied = fill(text('kit.copied'), { title, length: text(`kit.${length}Name`) });
    await copies.nth(index).press('Enter');
    await expect(announcements.nth(index)).toHaveText(copied);
    await box.fill('');
    await box.press('ControlOrMeta+v');
    const pasted = await box.inputValue();
    expect(pasted.length).toBeGreaterThan(100);
    await expect(biography.locator('details').nth(index)).toContainText(
      pasted.split('\n')[0] ?? '—',
    );
    expect(pasted).toContain(text('kit.notice').split('{date}')[0]);
  }
  await context.clearPermissions();
});
