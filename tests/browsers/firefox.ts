import { launch } from 'puppeteer-core';
import type { Driver, Settings } from './driver.ts';
import { locate } from './engines.ts';
import { driverOf } from './puppeteer-driver.ts';

/** Starts Firefox, which is driven by WebDriver BiDi. */
export async function startFirefox(settings: Settings): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: locate('firefox-esr', 'firefox'),
    extraPrefsFirefox: preferences(settings),
  });
  // On the page that an automated Firefox starts with, `document.hasFocus()` is false and the focus leaves dialogs.
  const page = await browser.newPage();
  return driverOf(browser, page);
}

function preferences({ scripts, proxyPort }: Settings) {
  return {
    'javascript.enabled': scripts,
    'ui.prefersReducedMotion': 1,
    // Without a window there is no pointer, unless it is told: fine (2), and hovering (4).
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxyPort,
  };
}
