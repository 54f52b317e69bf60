// What IBM’s accessibility engine and axe say of every built page.
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chromiumArgs, ensureBrowser } from '../../src/commands/browser.mjs';
import { type Host, startHost } from '../browsers/host.ts';
import { askAxe } from '../e2e/axe.ts';
import { builtPages, builtSites } from './built-pages.ts';
import { fileOf, tellSkipped } from './on-demand.ts';

const engine = await fileOf('accessibility-checker-engine', '4.0.34', 'ace.js');
const program = engine && (await ensureBrowser());

if (engine && program) {
  const script = readFileSync(engine, 'utf8');
  const pages = await builtPages();

  describe.each([...(await builtSites())])('of the site %s,', (site, folder) => {
    let browser: Browser;
    let host: Host;
    beforeAll(async () => {
      host = await startHost(folder);
      browser = await chromium.launch({ executablePath: program.path, args: chromiumArgs });
    });
    afterAll(async () => {
      await browser.close();
      await host.stop();
    });

    const own = pages.filter((page) => page.folder === folder);
    test.each(own)('IBM’s engine and axe find nothing on $name', async ({ name }) => {
      // What moves would be measured while it is still faint.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(host.origin + name.slice(site.length));
      const { found } = await askAxe(page);
      await page.evaluate(script);
      const findings = z.array(z.string()).parse(await page.evaluate(askEngine));
      await context.close();
      expect({ axe: found, ibm: findings }).toEqual({ axe: [], ibm: [] });
    });
  });
} else {
  tellSkipped(
    'IBM’s accessibility engine',
    engine ? 'it needs a Chromium.' : 'accessibility-checker-engine can’t be had.',
  );
  test.skip('IBM’s engine and axe find nothing', () => {});
}

declare const ace: {
  readonly Checker: new () => {
    readonly check: (
      document: Document,
      guidelines: readonly string[],
    ) => Promise<{ readonly results: readonly Finding[] }>;
  };
};

interface Finding {
  readonly ruleId: string;
  readonly message: string;
  readonly value: readonly [string, string];
  readonly path: { readonly dom: string };
}

/** What fails for certain; what only a person can judge isn’t there. Runs in the page. */
async function askEngine(): Promise<string[]> {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, path, message }) => `${ruleId} ${path.dom}: ${message}`);
}
