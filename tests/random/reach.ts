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

/** Runs a function in the page, or in the one that takes its place just then. */
export async function runIn(
  page: Page,
  task: (value: number) => void,
  value: number,
): Promise<void> {
  await expect(() => page.evaluate(task, value)).toPass({ timeout: limit(5000) });
}

/** Goes through the history, but not out of the site, however many ways are under way. Runs in the page. */
export function goWithin(by: number): void {
  const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by];
  // What comes before is the blank page that the browser has started with.
  if (entry?.url?.startsWith(location.origin) !== true) return;
  window.travel = new Promise((resolve) => {
    setTimeout(() => {
      const { committed, finished } = navigation.traverseTo(entry.key);
      void Promise.allSettled([committed, finished]).then(resolve);
    });
  });
}

declare global {
  interface Window {
    /** Ends with the way through the history that was begun last in this document. */
    travel?: Promise<unknown>;
  }
}

/** Waits until the last way through the history is at its end, or leads to another document. */
export async function travelsEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.travel).catch(whereLeft(undefined));
}

/** Answers in the place of a document that is left before it has answered. Throws whatever else went wrong. */
export function whereLeft<Answer>(answer: Answer): (error: unknown) => Answer {
  return (error) => {
    if (/Execution context was destroyed/.test(String(error))) return answer;
    throw error;
  };
}

/** Waits until the page is at one of some addresses. */
export async function expectAddress(page: Page, addresses: readonly string[]): Promise<void> {
  await expect(page, `the address is ${addresses.join(' or ')}`).toHaveURL(
    ({ pathname }) => addresses.includes(pathname),
    { timeout: limit(5000) },
  );
}
