import type { Page } from '@playwright/test';

/** Holds the script of a name back until `end` is called. */
export async function holdScript(page: Page, name: string): Promise<{ readonly end: () => void }> {
  let end: () => void = () => undefined;
  const release = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await release;
    await route.fallback();
  });
  return { end };
}
