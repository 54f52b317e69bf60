import type { Page } from '@playwright/test';
import { held, hold, holdScript } from './hold.ts';
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
    const scriptArrives = await reloadWithout(page, 'client');
    await toggle(page).click();
    await backBefore(page, scriptArrives, '/press');
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
      const scriptArrives = await reloadWithout(page, name);
      await backBefore(page, scriptArrives, '/contact');
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

/** Reloads the page without the script of a name. What it resolves to lets that arrive, and waits until it has run. */
async function reloadWithout(page: Page, name: string): Promise<() => Promise<void>> {
  const [script, ready] = [await holdScript(page, name), held()];
  // Playwright looks at no page while the next one is on its way.
  await page.exposeFunction('noteReady', ready.end);
  await page.addInitScript({ content: noteReady });
  await page.reload();
  return () => {
    script.end();
    return ready.release;
  };
}

/** Goes back to an address, whose document comes after something else. */
async function backBefore(page: Page, first: () => Promise<void>, address: string): Promise<void> {
  const document = await hold(page, address);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => setTimeout(() => history.back()));
  await asked;
  await first();
  document.end();
}

const noteReady = `addEventListener('DOMContentLoaded', async () => {
  const { ready } = await import(document.getElementById('root').dataset.entry);
  await ready;
  noteReady();
});`;
