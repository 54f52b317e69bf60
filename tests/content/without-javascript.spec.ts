// Every page answers and is complete before any script has run.
import { expect, pages, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const { address, locale } of pages) {
  test(`${address} answers and shows all its texts`, async ({ page }) => {
    const response = await page.goto(`.${address}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible();
    const { shown, hidden } = await page.getByRole('main').evaluate(sortTexts);
    expect(shown.length, 'the page has texts').toBeGreaterThan(2);
    expect(hidden, `texts of ${address} that only visitors with JavaScript can see`).toEqual([]);
  });
}

/** The texts of an element that a visitor sees, and those that nobody can. Runs in the page. */
function sortTexts(element: Element): { shown: string[]; hidden: string[] } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const [shown, hidden]: [string[], string[]] = [[], []];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    // A button that only scripts answer is not a text.
    if (text === '' || !parentElement || parentElement.closest('button')) continue;
    // What is folded up opens without a script.
    const folded = parentElement.closest('summary') ? null : parentElement.closest('details');
    const isShown = (folded ?? parentElement).checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
    (isShown ? shown : hidden).push(text);
  }
  return { shown, hidden };
}
