import { held, holdScript } from './hold.ts';
import { english } from './site.ts';
import { expect, scriptReady, stopTime, test } from './test.ts';
import { expectWhole, expectWritten, link, toggle, write } from './visitor.ts';

// What is still being asked for when a test is over is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('Back where scripts are slow', () => {
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

  for (const first of ['gallery', 'press'] as const) {
    test(`Back twice from ${first} leads two pages back, though the script arrives between`, async ({
      page,
      visit,
    }) => {
      await visit('/press');
      for (const id of ['contact', first] as const) {
        await link(page, id).click();
        await expect(page).toHaveURL(`/${id}`);
      }
      const script = await holdScript(page, 'client');
      await page.reload();
      await page.route('/contact', () => new Promise(() => undefined));
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await page.evaluate(goBackTwice);
      await asked;
      script.end();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
      await expect(page).toHaveURL('/press');
      await scriptReady(page);
    });
  }

  test('Back comes after a click that waits', async ({ page, visit }) => {
    await visit('/press');
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    const [script, document, ready] = [await holdScript(page, 'client'), held(), held()];
    await page.exposeFunction('noteReady', ready.end);
    await page.addInitScript({ content: noteReady });
    await page.reload();
    await toggle(page).click();
    await page.route('/press', async (route) => {
      await document.release;
      await route.fallback();
    });
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => setTimeout(() => history.back()));
    await asked;
    script.end();
    await ready.release;
    document.end();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    await expect(page).toHaveURL('/press');
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

/** Goes back at once, and again when the page's script has arrived. Runs in the page. */
function goBackTwice(): void {
  history.back();
  const entry = document.getElementById('root')?.dataset['entry'] ?? '';
  const ready = import(entry).then((client: { ready: Promise<void> }) => client.ready);
  void ready.then(() => setTimeout(() => history.back()));
}

const noteReady = `addEventListener('DOMContentLoaded', async () => {
  const { ready } = await import(document.getElementById('root').dataset.entry);
  await ready;
  noteReady();
});`;
