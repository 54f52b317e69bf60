// What axe finds wrong with a page.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Frames are of other hosts.
  iframes: false,
};

/** Expects that axe finds nothing in a page, or in a part of it, and says where and what to do. */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  // As text that runs in the page: a page that was checked before has it already.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const { violations, passes } = await page.evaluate<AxeResults>(run);
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(problems, `what axe finds in ${where}`).toEqual([]);
  expect(passes.length, where).toBeGreaterThan(part === 'html' ? 10 : 2);
}
