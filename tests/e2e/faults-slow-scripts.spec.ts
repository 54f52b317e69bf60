import { hold, holdScript } from './hold.ts';
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
    const script = await holdScript(page, 'client');
    const document = await hold(page, '/press');
    await page.goto('/');
    await toggle(page).click();
    await link(page, 'press').click({ noWaitAfter: true });
    script.end();
    await scriptReady(page);
    document.end();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    await expect(page).toHaveURL('/press');
  });

  for (const id of ['gallery', 'press'] as const) {
    test(`the link to ${id} counts that is pressed while another page is on its way`, async ({
      page,
    }) => {
      const script = await holdScript(page, 'client');
      const document = await hold(page, '/media');
      await page.goto('/gallery');
      await page.evaluate(clickWhenReady, `/${id}`);
      await link(page, 'media').click({ noWaitAfter: true });
      const asked = page.waitForRequest(`**/${id}`);
      script.end();
      await asked;
      document.end();
      await expect(page).toHaveURL(`/${id}`);
      await expectWhole(page);
    });
  }

  test('the toggle counts that is pressed while another page is on its way', async ({ page }) => {
    await holdScript(page, 'client');
    await page.route('/media', () => new Promise(() => undefined));
    await page.clock.install();
    await page.goto('/gallery');
    await stopTime(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/media"]')?.click();
      document.querySelector<HTMLElement>('header form button')?.click();
    });
    await expect(page).toHaveURL(/\/es\/gallery\??$/);
    await expectWhole(page);
  });

  test('a fragment counts that is followed while the page hydrates', async ({ page }) => {
    await page.addInitScript(followWhileHydrating, '#photo-teal-cinema');
    await page.goto('/gallery');
    await scriptReady(page);
    await expect(page).toHaveURL('/gallery#photo-teal-cinema');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a button counts that is pressed after a tab', async ({ page }) => {
    const script = await holdScript(page, 'client');
    await page.goto('/biography');
    await page.getByRole('tab').nth(1).click();
    await expect(page).toHaveURL('/biography#violinist');
    await toggle(page).click();
    script.end();
    await expect(page).toHaveURL('/es/biography#violinist');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
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

/** Follows a fragment while React hydrates, before the second of its tasks. Runs in the page. */
function followWhileHydrating(fragment: string): void {
  let tasks = 0;
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener('message', () => {
        tasks += 1;
        if (tasks === 2) window.location.hash = fragment;
      });
    }
  };
}

/** Follows the link to an address once the page's script has arrived. Runs in the page. */
function clickWhenReady(address: string): void {
  const entry = document.getElementById('root')?.dataset['entry'] ?? '';
  const ready = import(entry).then((client: { ready: Promise<void> }) => client.ready);
  const click = () => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
  void ready.then(() => setTimeout(click));
}
