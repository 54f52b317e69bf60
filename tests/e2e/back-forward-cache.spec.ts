// With the cache in which browsers keep whole pages for Back. Other tests have it off, and the headless shell has none.
import { chromium } from '@playwright/test';
import { findBrowser, isShell } from '../commands/browser.mjs';
import { english } from './site.ts';
import { expect, fresh, scriptReady, scrollTo, scrollTop } from './test.ts';
import { link, mark } from './visitor.ts';

const whole = findBrowser({ whole: true });
const test = fresh.extend({
  context: async ({ launchOptions, browserName, baseURL }, use, info) => {
    info.skip(browserName !== 'chromium', 'Only Chromium is started with this cache.');
    info.skip(isShell(whole), 'The headless shell has no such cache.');
    const browser = await chromium.launch({
      ...launchOptions,
      ...(whole && !whole.own && { executablePath: whole.path }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext({ ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

test.use({ expected: [/Failed to load resource/] });

test('a page that comes back from the cache waits for nothing', async ({ page, visit }) => {
  await page.route('**/press.data.json', (route) => route.fulfill({ status: 404, body: '' }));
  await visit('/');
  const marked = await mark(page);
  await scrollTo(page, 300);
  await link(page, 'press').click();
  await page.waitForURL('/press');
  await scriptReady(page);
  await expect(marked).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(marked, 'the very page that was left').toBeAttached();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status')).toHaveText('');
  expect(await scrollTop(page)).toBe(300);
  await link(page, 'contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.contact'));
});
