import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { settingsPlugin } from '../../src/settings/settings-plugin.ts';
import { english } from './site.ts';
import { passTimeUntil, stopTime } from './still-time.ts';
import { expect, fresh as test } from './test.ts';

const keys = [
  'site.close',
  'toast.title',
  'toast.text',
  'toast.notifications',
  'toast.notification',
] as const;
const messages = Object.fromEntries(keys.map((key) => [key, { value: english.text(key) }]));
const html = `<!doctype html>
<html lang="en">
<title>Toasts</title>
<script type="application/json" id="shell">${JSON.stringify({ locale: 'en', messages, site: {}, pages: [] })}</script>
<body></body>`;
let script: string;

// React's word in a build for developing, which this is after a test that starts a server for that.
test.use({ expected: [/Download the React DevTools/] });

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [settingsPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('toast-variants.tsx', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  script = chunk?.code ?? '';
});

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).locator('li');
}

function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

test('a toast may be plain or destructive, with an end or none', async ({ page }) => {
  await page.clock.install();
  await page.route('/toasts', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/toasts');
  await page.addScriptTag({ type: 'module', content: script });
  await stopTime(page);
  const toast = toasts(page);
  const show = async (name: string, variant: string) => {
    await page.getByRole('button', { name }).click();
    await passTimeUntil(page, toast.and(page.locator(`[data-variant=${variant}]`)));
  };
  await show('Plain', 'default');
  const plain = await backgroundOf(toast);
  await show('Destructive', 'destructive');
  expect(await backgroundOf(toast)).not.toBe(plain);
  await show('Endless', 'default');
  await page.mouse.move(0, 0);
  await page.clock.runFor('01:00:00');
  await expect(toast).toHaveAttribute('data-state', 'open');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});
