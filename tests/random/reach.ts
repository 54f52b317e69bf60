import type { Locator, Page } from '@playwright/test';

/** Clicks the first of some elements that can be reached; where there is none, a visitor would not try. */
export async function clickIfThere(page: Page, elements: Locator): Promise<void> {
  for (const element of await elements.all()) {
    if (!(await isOffered(page, element))) continue;
    // What moves away under the pointer is missed, as by a visitor.
    await element.click({ timeout: 2000 }).catch(() => undefined);
    return;
  }
}

/** Whether an element is shown and no dialog is before it. */
export async function isOffered(page: Page, element: Locator): Promise<boolean> {
  if (!(await element.isVisible())) return false;
  const isWithin = await element
    .evaluate((node) => node.closest('[role=dialog]') !== null)
    .catch(() => false);
  return isWithin || (await page.getByRole('dialog').count()) === 0;
}

/** Goes through the history, but not out of the site. Runs in the page. */
export function goWithin(by: number): void {
  const index = navigation.currentEntry?.index ?? 0;
  // What comes before is the blank page that the browser has started with.
  const isWithin = navigation.entries()[index + by]?.url?.startsWith(location.origin);
  if (isWithin === true) setTimeout(() => history.go(by));
}
