// @ts-check
// Runs before the browser tests: finds or installs a Chromium and sees whether it starts.
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from './browser.mjs';
import { endOnSignals } from './run.mjs';

endOnSignals();
const browser = await ensureBrowser();
process.exitCode = browser && (await starts(browser)) ? 0 : 1;

/** @param {{ path: string, own: boolean }} found */
async function starts({ path, own }) {
  try {
    const started = await chromium.launch({
      args: chromiumArgs,
      ...(!own && { executablePath: path }),
    });
    await started.close();
    return true;
  } catch (error) {
    console.error(
      `${String(error)}\n\n` +
        `The browser ${path} does not start; its reason is above.\n` +
        '`npx playwright install-deps chromium` installs what it may miss, and CHROME_PATH can name another browser.',
    );
    return false;
  }
}
