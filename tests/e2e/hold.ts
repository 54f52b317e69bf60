import type { Page } from '@playwright/test';

/** The address of the script that makes a page interactive. */
export const startScript = '**/assets/core-*.js';

/** Holds the answers to some addresses back until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.fallback()));
  return release;
}
