import type { Locator, Page } from '@playwright/test';
import { english } from './site.ts';
import { passTimeTo, passTimeUntil } from './still-time.ts';
import { expect, fresh as test, test as kept } from './test.ts';
import { send, write } from './visitor.ts';

/** Fills the contact form and sends it; the toast is the answer. */
async function showToast(page: Page): Promise<Locator> {
  await write(page);
  await send(page);
  const toast = toasts(page).last();
  await passTimeUntil(page, toast);
  return toast;
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifica/ }).locator('li');
}

/** Drags a toast by some pixels with the mouse. */
async function swipe(page: Page, toast: Locator, distance: number) {
  await toast.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not on the page.');
  const [x, y] = [box.x + 40, box.y + box.height - 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

const { text, address } = english;

test.describe('a toast', () => {
  test('is destructive, and leaves after 5000 ms', async ({ page, visitInStillTime }) => {
    await visitInStillTime(address('contact'));
    const toast = await showToast(page);
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    await expect(toast).toContainText(text('toast.title'));
    await expect(toast).toContainText(text('toast.text'));
    await expect(toast.getByRole('button', { name: text('site.close') })).toBeVisible();
    const region = page.getByRole('region', { name: text('toast.notifications') });
    await expect(region).toHaveAccessibleName(`${text('toast.notifications')} (F8)`);
    await page.clock.runFor(3000);
    await toast.evaluate((node) => node.classList.add('first'));
    await send(page);
    const { after, before } = await passTimeUntil(
      page,
      toasts(page).and(page.locator(':not(.first)')),
    );
    await page.mouse.move(0, 0);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.locator('.first')).toHaveCount(0);
    await passTimeTo(page, after + 4999);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await passTimeTo(page, before + 5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('waits while it has pointer or focus', async ({ page, visitInStillTime }) => {
    await visitInStillTime('/contact');
    const toast = await showToast(page);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await toast.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await swipe(page, toast, 45);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await swipe(page, toast, 50);
    await expect(toasts(page)).toHaveCount(0);
  });

  kept(
    'is announced, reached by F8 and closed by keys, which gives the focus back',
    async ({ page, visit }) => {
      await visit(address('contact'));
      const announced = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new MutationObserver(() => {
              const status = [
                ...document.querySelectorAll('[role="status"][aria-live="assertive"]'),
              ];
              const said = status.map((each) => each.textContent ?? '').find(Boolean);
              if (said) resolve(said);
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
          }),
      );
      await write(page);
      await send(page);
      expect(await announced).toContain(text('toast.notification'));
      expect(await announced).toContain(text('toast.title'));
      await toasts(page).hover();
      const region = page.getByRole('region', { name: /^Notifications/ });
      await page.keyboard.press('F8');
      await expect(region.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(toasts(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toasts(page)).toHaveCount(0);
      const button = page.getByRole('main').getByRole('button', { name: text('contact.send') });
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await toasts(page).hover();
      await page.keyboard.press('F8');
      await toasts(page)
        .getByRole('button', { name: text('site.close') })
        .press('Enter');
      await expect(toasts(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
});
