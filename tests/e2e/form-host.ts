// The built site whose form sends, and a server on another host that takes what it sends.
import { builtSite, sending } from '../built-site.ts';
import { startFormHost, type FormHost } from '../form-host.ts';
import { limit } from '../machine.ts';
import { fresh } from './test.ts';

/** Playwright's `fresh` with the two. */
export const test = fresh.extend<{ formHost: FormHost }, { built: string }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    async ({}, use) => use(await builtSite(sending)),
    { scope: 'worker', timeout: limit(120_000) },
  ],
  formHost: async ({ built }, use) => {
    const host = await startFormHost(built);
    await use(host);
    await host.close();
  },
  ends: 'without its draft',
  baseURL: async ({ formHost }, use) => use(formHost.site),
  // The form's own requests, and the browser's words for those that fail.
  expected: async ({ formHost }, use) =>
    use([new RegExp(`^request: ${formHost.origin}/`), /^error: Failed to load resource/]),
});
