import { expect, type Locator, type Page } from '@playwright/test';
import { limit } from '../machine.ts';

/** Clicks the first of some elements that can be reached; where there is none, a visitor would not try. Resolves to whether it was clicked. */
export async function clickIfThere(page: Page, elements: Locator): Promise<boolean> {
  for (const element of await elements.all()) {
    if (!(await isOffered(page, element))) continue;
    // What moves away under the pointer is missed, as by a visitor.
    return element.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }
  return false;
}

/** Whether an element is shown and no dialog is before it. */
export async function isOffered(page: Page, element: Locator): Promise<boolean> {
  if (!(await element.isVisible())) return false;
  const isWithin = await element
    .evaluate((node) => node.closest('[role=dialog]') !== null)
    .catch(() => false);
  return isWithin || (await page.getByRole('dialog').count()) === 0;
}

/** Waits until the page is at an address. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === address, { timeout: limit(5000) });
}
