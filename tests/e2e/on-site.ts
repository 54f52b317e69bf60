import { builtSite, type Variant } from '../built-site.ts';
import { serveSite, type Listening } from '../listen.ts';
import { limit } from '../machine.ts';
import type { fresh } from './test.ts';

/** `test` or `fresh` on another site, which each worker serves for itself below the path of its address. */
export function onSite(from: typeof fresh, site: Variant & { readonly url: string }) {
  const path = new URL(site.url).pathname;
  return from.extend<object, { readonly host: Listening }>({
    host: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
      async ({}, use) => {
        const host = await serveSite(await builtSite(site), path);
        await use(host);
        await host.close();
      },
      { scope: 'worker', timeout: limit(120_000) },
    ],
    baseURL: async ({ host }, use) => use(host.origin + path),
  });
}
