import { css } from './target.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const tabs = css('[role=tab]');
const panels = css('[role=tabpanel]');
const slugs = ['conductor', 'violinist', 'composer', 'compositions'] as const;

/** Waits until a tab is the selected one, and its panel the only one that is shown. */
async function expectSelected(visitor: Visitor, slug: (typeof slugs)[number]) {
  await expect
    .poll(() =>
      visitor.all(tabs, (all) =>
        all
          .filter((tab) => tab.ariaSelected === 'true')
          .map((tab) => tab.getAttribute('aria-controls')),
      ),
    )
    .toEqual([slug]);
  await expect
    .poll(() =>
      visitor.all(panels, (all) =>
        all.filter(({ offsetHeight }) => offsetHeight > 0).map(({ id }) => id),
      ),
    )
    .toEqual([slug]);
}

test('the tabs are selected by click and by the address', async ({ visitor }) => {
  await visitor.visit('/biography#composer');
  await expectSelected(visitor, 'composer');
  for (const slug of slugs.toReversed()) {
    await visitor.click(tabs, slugs.indexOf(slug));
    await expectSelected(visitor, slug);
    expect(await visitor.address()).toBe(`/biography#${slug}`);
  }
});

test('the tabs are selected by arrows, Home and End, round the ends, with the focus', async ({
  visitor,
}) => {
  await visitor.visit('/biography');
  await expectSelected(visitor, 'conductor');
  await visitor.focus(tabs);
  for (const [key, slug] of [
    ['ArrowRight', 'violinist'],
    ['ArrowRight', 'composer'],
    ['ArrowRight', 'compositions'],
    ['ArrowRight', 'conductor'],
    ['ArrowLeft', 'compositions'],
    ['Home', 'conductor'],
    ['End', 'compositions'],
  ] as const) {
    await visitor.press(key);
    await expectSelected(visitor, slug);
    expect(await visitor.hasFocus(tabs, slugs.indexOf(slug)), slug).toBe(true);
  }
});

test('the tabs are one stop of the Tab key, followed by the panel', async ({ visitor }) => {
  await visitor.visit('/biography#violinist');
  await expectSelected(visitor, 'violinist');
  await visitor.focus(tabs, 1);
  await visitor.press('Tab');
  expect(await visitor.read(css('#violinist'), (panel) => panel === document.activeElement)).toBe(
    true,
  );
  await visitor.pressWithShift('Tab');
  expect(await visitor.hasFocus(tabs, 1)).toBe(true);
});

test('the tabs are selected by Back and Forward, and kept by a reload', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click(css('main a[href$="#violinist"]'));
  await expectSelected(visitor, 'violinist');
  await visitor.travel(-1);
  await expect.poll(() => visitor.address()).toBe('/');
  await visitor.travel(1);
  await expectSelected(visitor, 'violinist');
  await visitor.reload();
  await expectSelected(visitor, 'violinist');
});
