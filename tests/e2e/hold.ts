import type { Page } from '@playwright/test';

/** Holds the script of a name back until `end` is called. */
export function holdScript(page: Page, name: string) {
  return hold(page, `**/assets/${name}-*.js`);
}

/** Holds the answers to an address, or a pattern of addresses, back until `end` is called. */
export async function hold(page: Page, address: string) {
  const answer = held();
  await page.route(address, async (route) => {
    await answer.release;
    await route.fallback();
  });
  return answer;
}

/** A moment that a request is held back for. */
export function held(): { readonly release: Promise<void>; readonly end: () => void } {
  let end: () => void = () => undefined;
  const release = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { release, end };
}
