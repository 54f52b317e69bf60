// A page that something else changes before its script has started: an extension, a password manager, an ad blocker, the
// browser itself. Where hydration fails for that, visitors notice nothing.
import type { Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, type PageId } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { expectWhole, expectWritten, link, write } from './visitor.ts';

// What React says of the difference; it must not be silent, or a fault of the site's own would be.
test.use({ expected: [/Minified React error #418/] });

/** Changes of the document, which run in the page. */
const changes: readonly (readonly [what: string, change: () => void])[] = [
  [
    'annotated as Chrome on iOS does',
    () => {
      for (const element of document.querySelectorAll('main p, main h1, footer p')) {
        const text = [...element.childNodes].find((node) => node instanceof Text && node.data);
        const annotation = document.createElement('chrome_annotation');
        if (!text) continue;
        text.before(annotation);
        annotation.append(text);
      }
    },
  ],
  [
    'with a bar of an extension at its top',
    () => {
      const bar = Object.assign(document.createElement('div'), { textContent: 'A coupon!' });
      document.querySelector('header')?.prepend(bar);
    },
  ],
  [
    'with a password manager’s buttons beside fields and links',
    () => {
      for (const control of document.querySelectorAll('input, textarea, main a')) {
        const icon = Object.assign(document.createElement('button'), { type: 'button' });
        control.after(icon);
        control.setAttribute('data-lastpass-icon-root', 'true');
      }
    },
  ],
  [
    'without what an ad blocker takes for advertising',
    () => {
      for (const element of document.querySelectorAll('picture, iframe, footer nav, main h2'))
        element.remove();
    },
  ],
  [
    'with another title, description and colour',
    () => {
      document.title = `(3) ${document.title}`;
      for (const meta of document.head.querySelectorAll('[name=description], [name=theme-color]'))
        meta.setAttribute('content', 'black');
    },
  ],
];

const pages = ['home', 'biography', 'media', 'press', 'contact'] as const;
const commit = new Set([
  'media without what an ad blocker takes for advertising',
  'home with another title, description and colour',
]);

for (const id of pages) {
  for (const [what, change] of changes) {
    const tag = commit.has(`${id} ${what}`) ? [] : '@depth';
    test(`${id} is whole ${what}`, { tag }, async ({ page, visit }) => {
      await visit(english.address(id));
      const untouched = await metadataOf(page);
      await openTouched(page, id, change);
      await expectWhole(page);
      expect(await metadataOf(page)).toEqual(untouched);
      const other = id === 'press' ? 'contact' : 'press';
      await link(page, other).click();
      await expect(page).toHaveURL(english.address(other));
      await expect(page).toHaveTitle(new RegExp(english.text(`nav.${other}`)));
      // One of each: a title, a description, a colour, a canonical address, and those of two languages and of all.
      expect(await metadataOf(page)).toHaveLength(7);
    });
  }
}

/** Opens a page, changes it, and lets its script start; what a visitor does meanwhile is the fourth argument. */
async function openTouched(
  page: Page,
  id: PageId,
  change: () => void,
  act: () => Promise<void> = async () => undefined,
) {
  const release = await hold(page, startScript);
  await page.goto(english.address(id));
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(change);
  await act();
  await release();
  await scriptReady(page);
}

/** The title and the metadata that a page has once. */
function metadataOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const metas = '[name=description], [name=theme-color], [name=robots]';
    const found = document.querySelectorAll(`title, ${metas}, [rel=canonical], [hreflang]`);
    return [...found].map((element) => element.outerHTML.replace(/\s*\/?>/, '>')).toSorted();
  });
}

test('a page that is rendered anew keeps what is typed', async ({ page }) => {
  await openTouched(page, 'contact', spoil, () => write(page));
  await expect(page.locator('main:not([data-old])')).toBeVisible();
  await expectWritten(page);
  await link(page, 'press').click();
  await link(page, 'contact').click();
  await expectWritten(page);
});

/** An element that React doesn’t expect makes it render all of the page. Runs in the page. */
function spoil() {
  const main = document.querySelector('main');
  main?.prepend(document.createElement('div'));
  main?.setAttribute('data-old', '');
}
