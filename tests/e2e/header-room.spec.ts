import { languages } from './site.ts';
import { expect, test } from './test.ts';

for (const { id, name, text, address } of languages) {
  const title = `the menu gives way to the links from the width at which they fit in ${name}`;
  test(title, { tag: id === 'en' ? '@depth' : [] }, async ({ page, visit }) => {
    await visit(address('home'));
    const header = page.getByRole('banner');
    const press = header.getByRole('link', { name: text('nav.press') });
    const menu = page.getByRole('button', { name: text('site.menu'), exact: true });
    const seen = new Set<boolean>();
    for (let width = 720; width <= 1280; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = await press.isVisible();
      seen.add(isWide);
      await expect(menu).toBeVisible({ visible: !isWide });
      if (isWide) expect(await header.evaluate(inOneRow), `${width} px`).toBe(true);
    }
    expect([...seen]).toEqual([false, true]);
  });
}

/** Whether a header's name, links and toggle are side by side, each on one line. Runs in the page. */
function inOneRow(header: Element): boolean {
  const parts = [...header.querySelectorAll('a:not([href="#content"]), form button')].filter(
    (each) => each.checkVisibility(),
  );
  let end = 0;
  return parts.every((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const { left, right, height } = words.getBoundingClientRect();
    const isBeside =
      left > end && height < 1.5 * Number.parseFloat(getComputedStyle(part).lineHeight);
    end = right;
    return isBeside;
  });
}
