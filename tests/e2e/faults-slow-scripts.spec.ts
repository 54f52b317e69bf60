// What happens to a page before its script has come, and what its visitor sees once it has.
import type { Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { english, sizes } from './site.ts';
import { stopTime } from './still-time.ts';
import { expect, fresh, scriptReady, test } from './test.ts';
import { expectWhole, link, menuButton, send, toastTitle, toggle, write } from './visitor.ts';

// What React says where something else has changed a page; were it silent, a fault of the site's own would be, too.
test.use({ expected: [/Minified React error #418/] });

before('the toggle is pressed', async (page, release) => {
  await toggle(page).click();
  await release();
  await expect(page).toHaveURL('/es/contact');
});

before('of several buttons the last one is pressed again @depth', async (page, release) => {
  await toggle(page).click();
  await send(page);
  await release();
  await expect(toastTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

before('a link is the browser’s at once @depth', async (page, release) => {
  await toggle(page).click();
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  await release();
  await link(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
});

before('what it can’t hydrate is rendered again, with what is typed', async (page, release) => {
  await page.getByRole('main').evaluate((main) => {
    main.prepend(document.createElement('div'));
    main.setAttribute('data-old', '');
  });
  await release();
  await expect(page.locator('main:not([data-old])')).toBeVisible();
  await link(page, 'press').click();
  await link(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
});

/** What a visitor who has written a message does before the script comes, and sees once it has been released. */
function before(name: string, act: (page: Page, release: () => Promise<void>) => Promise<void>) {
  test(`before a script has come, ${name}`, async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await expectWhole(page);
    await write(page);
    await act(page, async () => {
      await release();
      await scriptReady(page);
    });
  });
}

/** What an extension, a password manager, an ad blocker or the browser changes in a page. Runs in the page. */
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
      document.querySelector('header')?.prepend(document.createElement('div'));
    },
  ],
  [
    'with a password manager’s buttons next to fields and links',
    () => {
      for (const control of document.querySelectorAll('input, textarea, main a')) {
        control.after(document.createElement('button'));
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

const inEachRun = new Set([
  'media without what an ad blocker takes for advertising',
  'home with another title, description and colour',
]);

for (const id of ['home', 'biography', 'media', 'press', 'contact'] as const)
  for (const [what, change] of changes) {
    const tag = inEachRun.has(`${id} ${what}`) ? [] : '@depth';
    test(`${id} is whole ${what}`, { tag }, async ({ page }) => {
      const release = await hold(page, startScript);
      await page.goto(english.address(id));
      await page.evaluate(change);
      await release();
      await scriptReady(page);
      await expectWhole(page);
      await expectSameAsPrerendered(page);
      const other = id === 'press' ? 'contact' : 'press';
      await link(page, other).click();
      await expect(page).toHaveURL(english.address(other));
    });
  }

fresh('Menu and Send are pressed again however late their script comes', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(sizes.phone);
  for (const [press, result] of [
    [() => menuButton(page).click(), page.getByRole('dialog')],
    [() => send(page), toastTitle(page)],
  ] as const) {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await write(page);
    await press();
    await page.clock.fastForward('01:00');
    await release();
    await expect(result).toBeVisible();
  }
});

fresh('a press that waits for five seconds is the browser’s @depth', async ({ page }) => {
  await page.route(startScript, () => new Promise(() => undefined));
  await page.clock.install();
  await page.goto('/press');
  await stopTime(page);
  await toggle(page).click();
  await page.clock.runFor(4900);
  await expect(page).toHaveURL('/press');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/es\/press\??$/);
  await expectWhole(page);
  // Requests that are still open aren't failures.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a pointer that rests where a page appears doesn’t start the script before the first paint', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.{avif,jpg}');
  await page.goto('/', { waitUntil: 'commit' });
  await expectWhole(page);
  const begun = page.locator('link[rel=modulepreload]');
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    return new Promise(requestAnimationFrame);
  });
  await expect(begun).toHaveCount(0);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect(begun).not.toHaveCount(0);
  await release();
  await scriptReady(page);
});
