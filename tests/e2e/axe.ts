// What axe finds wrong with a page.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, scriptReady } from './test.ts';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Frames are of other hosts.
  iframes: false,
};

/** Expects that axe finds nothing wrong with pages, and that they fit into a narrow window. */
export async function expectSound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await scriptReady(page);
    expect((await askAxe(page)).found, path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
}

/** Every violation with its place and what to do, and how many rules the page keeps. */
export async function askAxe(page: Page): Promise<{ found: string[]; kept: number }> {
  // As text that runs in the page: a page that was asked before has it already.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(options)})`;
  const { violations, passes } = await page.evaluate<AxeResults>(run);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  return { found, kept: passes.length };
}
