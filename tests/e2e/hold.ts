import type { Page } from '@playwright/test';

/** Holds the script of a name back until `end` is called. */
export async function holdScript(page: Page, name: string) {
  const script = held();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await script.release;
    await route.fallback();
  });
  return script;
}

/** A moment that a request is held back for. */
export function held(): { readonly release: Promise<void>; readonly end: () => void } {
  let end: () => void = () => undefined;
  const release = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { release, end };
}
