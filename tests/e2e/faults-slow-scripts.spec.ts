import type { Page } from '@playwright/test';
import { english } from './site.ts';
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

  test('what is written before the script is here outlives Back', async ({ page, visit }) => {
    await visit('/press');
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    const script = await holdScript(page, 'client');
    await page.reload();
    await write(page);
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL('/press');
    script.end();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    await link(page, 'contact').click();
    await expectWritten(page);
  });

  test('a link that is pressed after Back is gone to', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/press');
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await holdScript(page, 'client');
    await page.reload();
    await stopTime(page);
    await write(page);
    await page.route('/press', () => new Promise(() => undefined));
    await page.evaluate(() => {
      const press = () => document.querySelector<HTMLElement>('a[href="/gallery"]')?.click();
      const leaves = new MutationObserver(press);
      leaves.observe(document.documentElement, { attributeFilter: ['data-script'] });
      history.back();
    });
    await expect(page).toHaveURL('/gallery');
    await expectWhole(page);
  });

  for (const name of ['client', 'press']) {
    test(`Back leads to the page that it names, though the script ${name} arrives before that`, async ({
      page,
      visit,
    }) => {
      await visit('/contact');
      // An entry that was reloaded holds what was written then.
      await page.getByLabel(english.text('contact.subject')).fill('Older');
      await page.reload();
      await scriptReady(page);
      await write(page);
      await link(page, 'press').click();
      await expect(page).toHaveURL('/press');
      const [document, ready] = [held(), held()];
      // Playwright looks at no page while the next one is on its way.
      await page.exposeFunction('noteReady', ready.end);
      await page.addInitScript({ content: noteReady });
      const script = await holdScript(page, name);
      await page.reload();
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await page.route('/contact', async (route) => {
        await document.release;
        await route.fallback();
      });
      await page.evaluate(() => setTimeout(() => history.back()));
      await asked;
      script.end();
      await ready.release;
      document.end();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
      await expect(page).toHaveURL('/contact');
      await expectWritten(page);
    });
  }
});

const noteReady = `addEventListener('DOMContentLoaded', async () => {
  const { ready } = await import(document.getElementById('root').dataset.entry);
  await ready;
  noteReady();
});`;

/** Holds the script of a name back until `end` is called. */
async function holdScript(page: Page, name: string) {
  const script = held();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await script.release;
    await route.fallback();
  });
  return script;
}

/** A moment that a request is held back for. */
function held(): { readonly release: Promise<void>; readonly end: () => void } {
  let end: () => void = () => undefined;
  const release = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { release, end };
}
