import { held, holdScript } from './hold.ts';
import { expect, scriptReady, stopTime, test } from './test.ts';
import { expectWhole, expectWritten, link, toggle, write } from './visitor.ts';

// What is still being asked for when a test is over is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('where scripts are slow', () => {
  test('the page is readable, and what is clicked and written meanwhile counts', async ({
    page,
  }) => {
    const script = await holdScript(page, 'client');
    await page.goto('/contact');
    await expectWhole(page);
    await write(page);
    await toggle(page).click();
    await expect(page).toHaveURL('/contact');
    script.end();
    await expect(page).toHaveURL('/es/contact');
    await expectWritten(page);
  });

  test('a link is the browser’s at once, but waits where something is written', async ({
    page,
  }) => {
    const script = await holdScript(page, 'client');
    await page.goto('/press');
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await write(page);
    await link(page, 'press').click();
    await expect(page).toHaveURL('/contact');
    script.end();
    await expect(page).toHaveURL('/press');
    await link(page, 'contact').click();
    await expectWritten(page);
  });

  test('a link that is pressed while another click waits is gone to after it', async ({ page }) => {
    const [script, document] = [await holdScript(page, 'client'), held()];
    await page.route('/press', async (route) => {
      await document.release;
      await route.fallback();
    });
    await page.goto('/');
    await toggle(page).click();
    await link(page, 'press').click({ noWaitAfter: true });
    script.end();
    await scriptReady(page);
    document.end();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    await expect(page).toHaveURL('/press');
  });

  test('a click that waits too long is the browser’s', async ({ page }) => {
    await page.route('**/assets/client-*.js', () => new Promise(() => undefined));
    await page.clock.install();
    await page.goto('/press');
    await stopTime(page);
    await toggle(page).click();
    await page.clock.runFor(4900);
    await expect(page).toHaveURL('/press');
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/es\/press\??$/);
    await expectWhole(page);
  });
});
