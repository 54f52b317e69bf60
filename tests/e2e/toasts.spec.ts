import type { Locator, Page } from '@playwright/test';
import { english } from './site.ts';
import { passTimeTo, passTimeUntil } from './still-time.ts';
import { expect, fresh, test } from './test.ts';
import { send, write } from './visitor.ts';

const { text, address } = english;

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
  await page.mouse.move(x + distance, y, { steps: distance / 5 });
  await page.mouse.up();
}

fresh(
  'a toast replaces another one, and leaves after 5000 ms',
  async ({ page, visitInStillTime }) => {
    const toast = toasts(page);
    const isOpen = () => expect(toast).toHaveAttribute('data-state', 'open');
    await visitInStillTime(address('contact'));
    await write(page);
    await send(page);
    await passTimeUntil(page, toast);
    await page.clock.runFor(3000);
    await toast.evaluate((node) => node.classList.add('first'));
    await send(page);
    const { after, before } = await passTimeUntil(page, page.locator('li:not(.first)[data-state]'));
    await page.mouse.move(0, 0);
    await expect(toast).toHaveCount(1);
    await passTimeTo(page, after + 4999);
    await isOpen();
    await passTimeTo(page, before + 5000);
    await expect(toast).toHaveCount(0);
    await send(page);
    await passTimeUntil(page, toast);
    await toast.hover();
    await page.clock.runFor(20_000);
    await isOpen();
    await toast.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await swipe(page, toast, 45);
    await isOpen();
    await swipe(page, toast, 50);
    await expect(toast).toHaveCount(0);
  },
);

test('a toast is announced, reached by F8 and closed by keys', async ({ page, visit }) => {
  await visit(address('contact'));
  const announced = page.evaluate(firstAnnouncement);
  await write(page);
  await send(page);
  expect(await announced).toContain(text('toast.notification'));
  expect(await announced).toContain(text('toast.title'));
  await toasts(page).hover();
  await expect(page.getByRole('region', { name: /^Notifica/ })).toMatchAriaSnapshot(`
    - region "${text('toast.notifications')} (F8)":
      - list:
        - listitem:
          - text: ${text('toast.title')} ${text('toast.text')}
          - link "${text('toast.action')}"
          - button "${text('site.close')}"`);
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await page.keyboard.press('F8');
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
});

/** The first text that screen readers are interrupted with. Runs in the page. */
function firstAnnouncement(): Promise<string> {
  return new Promise((resolve) => {
    new MutationObserver(() => {
      const status = [...document.querySelectorAll('[role="status"][aria-live="assertive"]')];
      const announced = status.map((region) => region.textContent ?? '').find(Boolean);
      if (announced) resolve(announced);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
