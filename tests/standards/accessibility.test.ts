// What IBM’s accessibility engine says of every built page.
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../commands/browser.mjs';
import { type Listening, serveSite } from '../listen.ts';
import { builtPages, builtSites } from './built-pages.ts';
import { fileOf, tellSkipped } from '../on-demand.ts';

const engine = await fileOf('accessibility-checker-engine', '4.0.34', 'ace.js');
const program = engine && (await ensureBrowser());

if (engine && program) {
  const script = readFileSync(engine, 'utf8');
  const pages = await builtPages();
  let browser: Browser;
  let servers: ReadonlyMap<string, Listening>;
  beforeAll(async () => {
    const sites = [...(await builtSites()).values()];
    servers = new Map(
      await Promise.all(sites.map(async (folder) => [folder, await serveSite(folder)] as const)),
    );
    browser = await chromium.launch({ executablePath: program.path, args: chromiumArgs });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([...servers.values()].map(({ close }) => close()));
  });

  test.each(pages)('IBM’s engine finds nothing on $name', async ({ folder, name }) => {
    // What moves would be measured while it is still faint.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${servers.get(folder)?.origin}${name.replace(/^\w+/, '')}`);
    await page.evaluate(script);
    const findings = await page.evaluate(askEngine);
    await page.close();
    expect(findings).toEqual([]);
  });
} else {
  tellSkipped('IBM’s accessibility engine', 'it needs a Chromium, or can’t be had.');
  test.skip('IBM’s engine finds nothing', () => {});
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
  // A table that scrolls is focusable, so that keys scroll it (WCAG 2.1.1); this rule expects widgets only.
  const isTable = ({ ruleId, path: { dom } }: Finding) => {
    const { singleNodeValue: node } = document.evaluate(dom, document, null, 9);
    const isRule = ruleId === 'element_tabbable_role_valid';
    return isRule && node instanceof Element && node.matches('[data-scroller]');
  };
  return results
    .filter((finding) => finding.value[1] === 'FAIL' && !isTable(finding))
    .map(({ ruleId, path, message }) => `${ruleId} ${path.dom}: ${message}`);
}
