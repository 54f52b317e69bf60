// Every page in a browser: nothing sticks out, every picture is there and sharp, axe finds nothing. That nothing is
// in the console and nothing is asked of other hosts is seen to by the `test` that all browser tests share.
import type { Page } from '@playwright/test';
import { askAxe } from '../e2e/axe.ts';
import { expect, test } from '../e2e/test.ts';
import { picturesThatFail, stretchedPictures } from './pictures.ts';
import { pages } from './site.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const softly = expect.configure({ soft: true });

for (const { address } of pages) {
  test(`${address} looks right at 320, 768 and 1440 px`, async ({ page, visit }) => {
    await page.setViewportSize(sizes[0]);
    await visit(`.${address}`);
    softly(await picturesThatFail(page), `pictures of ${address} that can’t be shown`).toEqual([]);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await expectToFit(page, `on ${address} at ${width} px`);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectToFit(page, `on ${address}, ${await tab.innerText()}, at ${width} px`);
      }
      // Below it a page is the same in another order, and home shows the menu.
      if (width < 1440 && address !== '/') continue;
      const { found } = await askAxe(page);
      softly(found, `what axe finds on ${address} at ${width} px`).toEqual([]);
    }
  });
}

async function expectToFit(page: Page, where: string) {
  softly(await page.evaluate(partsThatStickOut), `wider than the screen ${where}`).toEqual([]);
  // Another width may ask for another file.
  const stretched = () => stretchedPictures(page);
  await softly.poll(stretched, `pictures that are too small ${where}`).toEqual([]);
}

/** What makes the page scroll sideways: the innermost elements that reach beyond its edge. Runs in the page. */
function partsThatStickOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => element !== other && element.contains(other)),
  );
  const texts = innermost.map(
    (element) => element.textContent?.trim().slice(0, 80) || element.tagName,
  );
  return [`The page is ${scrollWidth} pixels wide.`, ...texts];
}
