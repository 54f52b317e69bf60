import { expect, inject, test as base } from 'vitest';
import type { Driver, Settings } from './driver.ts';
import type { EngineId } from './engines.ts';
import { startFirefox } from './firefox.ts';
import { startHost, type Host } from './host.ts';
import { startOldChromium } from './old-chromium.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

interface Fixtures {
  readonly host: Host;
  readonly kept: Visitor;
  /** A visitor at a desktop whose pointer is on nothing. */
  readonly visitor: Visitor;
  /** One whose browser runs no scripts. */
  readonly scriptless: Visitor;
}

/** Vitest's `test` with visitors of the built site, in the engine that the project names. */
export const test = base.extend<Fixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the parameter's text
    async ({}, use) => {
      const host = await startHost(process.env['SITE'] ?? '');
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  kept: [({ host }, use) => visiting(host, true, use), { scope: 'worker' }],
  visitor: async ({ kept, host }, use) => {
    await kept.driver.resize(sizes.desktop);
    await kept.driver.move({ x: 2, y: 300 });
    host.foreign.length = 0;
    await use(kept);
  },
  scriptless: [({ host }, use) => visiting(host, false, use), { scope: 'worker' }],
});

export { expect };

/** The windows in which the site is walked through. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const starters: Readonly<Record<EngineId, (settings: Settings) => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  'chromium-103': startOldChromium,
};

async function visiting(
  { origin, proxyPort }: Host,
  scripts: boolean,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const driver = await starters[inject('engine')]({ scripts, proxyPort });
  await driver.resize(sizes.desktop);
  await use(new Visitor(driver, origin));
  await driver.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that a project walks through the site with. */
    readonly engine: EngineId;
  }
}
