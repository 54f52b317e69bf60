import { english, pageIds } from '../e2e/site.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** The texts that can't be read because something around them is faint. */
function faintTexts(visitor: Visitor): Promise<string[]> {
  return visitor.read(css('main'), (main) => {
    const opacityOf = (element: Element | null): number =>
      element === null
        ? 1
        : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    return [...main.querySelectorAll('h1, h2, h3, p, blockquote')]
      .filter((each) => each.checkVisibility() && opacityOf(each) < 0.1)
      .map(({ textContent }) => textContent.slice(0, 40));
  });
}

for (const id of pageIds) {
  test(`${id} is all there at once where a visitor wants no motion`, async ({ visitor }) => {
    await visitor.driver.resize(sizes.desktop);
    await visitor.visit(english.address(id));
    expect(await faintTexts(visitor)).toEqual([]);
    const moving = await visitor.run(
      () =>
        document
          .getAnimations()
          .filter((each) => Number(each.effect?.getComputedTiming().duration) > 250).length,
    );
    expect(moving).toBe(0);
  });

  test(`${id} is all there once it is scrolled through`, async ({ mover }) => {
    await mover.visit(english.address(id));
    const height = await mover.run(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 500) {
      await mover.scrollTo(top);
      await mover.run(() => document.documentElement.offsetHeight);
    }
    await expect.poll(() => faintTexts(mover)).toEqual([]);
  });
}

test('what lies below the window waits for it, where things may move', async ({ mover }) => {
  await mover.visit('/');
  await expect.poll(() => faintTexts(mover)).not.toEqual([]);
});
