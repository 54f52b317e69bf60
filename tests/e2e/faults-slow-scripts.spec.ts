import { hold, startScript } from './hold.ts';
import { english, sizes } from './site.ts';
import { stopTime } from './still-time.ts';
import { expect, fresh, scriptReady, test } from './test.ts';
import { expectWhole, expectWritten, link, send, toggle, write } from './visitor.ts';

test.describe('where scripts are slow', () => {
  test('what is pressed and written meanwhile counts', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await expectWhole(page);
    await write(page);
    await toggle(page).click();
    await expect(page).toHaveURL('/contact');
    await release();
    await expect(page).toHaveURL('/es/contact');
    await expectWritten(page);
  });
});

fresh('Menu and Send are pressed again however late their script comes', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(sizes.phone);
  const menu = page.getByRole('button', { name: english.text('site.menu') });
  for (const [press, shown] of [
    [() => menu.click(), page.getByRole('dialog')],
    [() => send(page), page.getByText(english.text('toast.title'), { exact: true })],
  ] as const) {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await write(page);
    await press();
    await page.clock.fastForward('01:00');
    await release();
    await expect(shown).toBeVisible();
  }
});

test('a pointer that rests where a page comes is no reason to begin before it is painted', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.{avif,jpg}');
  await page.goto('/', { waitUntil: 'commit' });
  await expectWhole(page);
  const begun = page.locator('link[rel=modulepreload]');
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    return new Promise(requestAnimationFrame);
  });
  await expect(begun).toHaveCount(0);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect(begun).not.toHaveCount(0);
  await release();
  await scriptReady(page);
});

test.describe('where scripts are slow', { tag: '@depth' }, () => {
  test('of several buttons the one pressed last is pressed again', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await write(page);
    await toggle(page).click();
    await send(page);
    await release();
    await expect(page.getByText(english.text('toast.title'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expectWritten(page);
  });

  test('a link is the browser’s at once, and what is written stays', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await write(page);
    await toggle(page).click();
    await link(page, 'press').click();
    await expect(page).toHaveURL('/press');
    await release();
    await scriptReady(page);
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await expectWritten(page);
  });

  fresh('a press that waits for five seconds is the browser’s', async ({ page }) => {
    await page.route(startScript, () => new Promise(() => undefined));
    await page.clock.install();
    await page.goto('/press');
    await stopTime(page);
    await toggle(page).click();
    await page.clock.runFor(4900);
    await expect(page).toHaveURL('/press');
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/es\/press\??$/);
    await expectWhole(page);
    // What is still being asked for is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
