import { limit } from '../machine.ts';
import { english } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { expectWhole, expectWritten, link, mark, write } from './visitor.ts';

test.describe('offline in the middle', () => {
  // The browser's own words for what can't be had.
  test.use({ expected: [/Failed to load resource|dynamically imported module|ERR_|preload/] });

  test('the page that is open stays, and the next one comes with the network', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/contact');
    await write(page);
    await context.setOffline(true);
    await link(page, 'gallery').click();
    await expectWritten(page);
    await expectWhole(page);
    await expect(page).toHaveTitle(new RegExp(english.text('nav.contact')));
    await context.setOffline(false);
    await expect(page).toHaveURL('/gallery', { timeout: limit(15_000) });
    await scriptReady(page);
    await expectWhole(page);
    await link(page, 'contact').click();
    await expectWritten(page);
  });

  test('what was left meanwhile does not come with the network', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/');
    await link(page, 'press').click();
    await expect(page).toHaveURL('/press');
    const marked = await mark(page);
    await context.setOffline(true);
    await link(page, 'gallery').click();
    await link(page, 'home').click();
    await expect(page).toHaveURL('/');
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await context.setOffline(false);
    await answered;
    await link(page, 'press').click();
    await expect(page).toHaveURL('/press');
    await link(page, 'gallery').click();
    await expect(page).toHaveURL('/gallery');
    await expect(marked).toHaveCount(1);
    await expectWhole(page);
  });
});
