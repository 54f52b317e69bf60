// @ts-check
// Runs before the browser tests: finds or installs a Chromium and checks that it starts.
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from './browser.mjs';

const browser = await ensureBrowser();
if (!browser) process.exit(1);
try {
  const options = browser.own ? {} : { executablePath: browser.path };
  await (await chromium.launch({ args: chromiumArgs, ...options })).close();
} catch (error) {
  console.error(
    `${String(error)}\n\n` +
      `The browser ${browser.path} does not start; its reason is above.\n` +
      '`npx playwright install-deps chromium` installs what it may miss, and CHROME_PATH can name another browser.',
  );
  process.exitCode = 1;
}
