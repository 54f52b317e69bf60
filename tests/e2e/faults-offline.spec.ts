import { limit } from '../machine.ts';
import { english } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { expectWhole, expectWritten, link, mark, write } from './visitor.ts';

// What is still being asked for when a test is over is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

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

  test('what is clicked while a page is asked for anew is where the visit ends', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await page.route('**/gallery.data.json', (route) => route.abort());
    await page.route('/gallery', async (route) => {
      if (route.request().isNavigationRequest()) await pressIsAsked;
      await route.fallback();
    });
    const pressIsAsked = page.waitForRequest(/\/press(\.data\.json)?$/);
    await link(page, 'press').evaluate((element: HTMLElement) => {
      addEventListener('beforeunload', () => setTimeout(() => element.click(), 50), { once: true });
    });
    await link(page, 'gallery').click();
    await pressIsAsked;
    await expect(page).toHaveURL('/press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.press'));
    await scriptReady(page);
    await expectWhole(page);
  });
});
