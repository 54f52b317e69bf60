// The built site whose form sends, and a server on another host that takes what it sends.
import { startFormHost, type FormHost } from '../form-host.ts';
import { servedSite } from '../served-sites.ts';
import { fresh } from './test.ts';

/** Playwright's `fresh` with the two. */
export const test = fresh.extend<{ formHost: FormHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
  formHost: async ({}, use) => {
    const host = await startFormHost(servedSite('full').dist);
    await use(host);
    await host.close();
  },
  ends: 'without its draft',
  baseURL: async ({ formHost }, use) => use(formHost.site),
  // The form's own requests, and the browser's words for those that fail.
  expected: async ({ formHost }, use) =>
    use([new RegExp(`^request: ${formHost.origin}/`), /^error: Failed to load resource/]),
});
