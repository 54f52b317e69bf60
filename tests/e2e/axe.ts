// What axe finds wrong with a page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Every violation with its place and what to do, and how many rules the page keeps. */
export async function askAxe(page: Page): Promise<{ found: string[]; kept: number }> {
  // The page's frames are its own, so that they can be looked into without a page of axe's.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations, passes } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  return { found, kept: passes.length };
}
