import { languages, pageIds } from '../e2e/site.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';

const addresses = languages.flatMap(({ address }) => [
  ...pageIds.map(address),
  `${address('biography')}#compositions`,
]);

for (const width of [320, 390, 768, 1024, 1280, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ visitor }) => {
    await visitor.driver.resize({ width, height: 900 });
    for (const address of addresses) {
      await visitor.visit(address);
      // What is too wide, innermost, named so that it can be found.
      const wide = await visitor.run(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const beyond = [...document.querySelectorAll('body *')].filter(
          (each) => each.getBoundingClientRect().right > clientWidth + 0.5,
        );
        const names = beyond
          .filter((each) => !beyond.some((other) => other !== each && each.contains(other)))
          .map((each) => `${each.tagName} to ${Math.round(each.getBoundingClientRect().right)} px`);
        return [`${scrollWidth} px`, ...names.slice(0, 4)];
      });
      expect.soft(wide, `${address} at ${width} px`).toEqual([]);
    }
  });
}

for (const [name, size] of Object.entries(sizes)) {
  test(`the header is clear up to 50 px of scroll and dark from 51 on, on a ${name}`, async ({
    visitor,
  }) => {
    await visitor.driver.resize(size);
    await visitor.visit('/');
    const alpha = () =>
      visitor.read(css('header'), (bar) => {
        const { backgroundColor: colour } = getComputedStyle(bar);
        const [, part = colour.startsWith('rgb(') ? '1' : '0'] =
          /[,/]\s*([\d.]+)\)$/.exec(colour) ?? [];
        return Number(colour.startsWith('rgb(') ? '1' : part);
      });
    await expect.poll(alpha).toBe(0);
    await visitor.scrollTo(51);
    await expect.poll(alpha).toBeGreaterThan(0.5);
    expect(await alpha()).toBeLessThan(1);
    await visitor.scrollTo(50);
    await expect.poll(alpha).toBe(0);
    const box = () =>
      visitor.read(css('header'), (bar) => {
        const { top, height } = bar.getBoundingClientRect();
        return [top, height];
      });
    await visitor.scrollTo(400);
    expect(await box()).toEqual([0, 96]);
  });
}

for (const [what, address, selector, counts] of [
  ['tabs', '/biography', '[role=tab]', [2, 4, 4]],
  ['photographs', '/gallery', 'main li button', [2, 3, 4]],
] as const) {
  test(`the ${what} stand in ${counts.join(', ')} columns from phone to desktop`, async ({
    visitor,
  }) => {
    await visitor.visit(address);
    for (const [index, size] of Object.values(sizes).entries()) {
      await visitor.driver.resize(size);
      const lefts = await visitor.all(css(selector), (all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(counts[index]);
    }
  });
}
