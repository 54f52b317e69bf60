import { expect, type Page } from '@playwright/test';

/** The address of the script that makes a page interactive. */
export const startScript = '**/assets/core-*.js';

/** Delays the responses for some addresses until the returned function is called, which fails unless one was requested. */
export async function hold(page: Page, addresses: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  let held = 0;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    held++;
    await released;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held, `requests for ${addresses}`).toBeGreaterThan(0);
    release();
  };
}
