import { attempts } from './attempts.ts';
import { english, languages, pageIds, sizes } from './site.ts';
import { expect, notFound, passTimeUntil, scriptReady, test as base } from './test.ts';
import { link, send, toggle, write } from './visitor.ts';

const player = 'https://www.youtube-nocookie.com';

const softly = expect.configure({ soft: true });

const test = base.extend<{ violations: string[] }>({
  violations: async ({ context }, use) => {
    const violations: string[] = [];
    await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) => {
          const note: unknown = Reflect.get(window, 'noteViolation');
          const text = `${effectiveDirective} ${blockedURI} ${sourceFile}`;
          if (typeof note === 'function') Reflect.apply(note, undefined, [text]);
        },
      );
    });
    // Nothing leaves the machine.
    await context.route(`${player}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><p>Playing',
      }),
    );
    await use(violations);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

test.describe('the policy of a page', () => {
  for (const language of languages) {
    const { name, address } = language;

    test(`allows every page in ${name}, by its address and by a link`, async ({
      page,
      visit,
      violations,
    }) => {
      for (const id of pageIds) await visit(address(id));
      for (const id of pageIds) {
        await link(page, id, language).click();
        await expect(page).toHaveURL(address(id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(violations).toEqual([]);
    });
  }

  test.describe('on an unknown address', () => {
    test.use({ expected: [notFound] });

    test('allows the 404 pages', async ({ page, violations }) => {
      for (const address of ['/no-such-page', '/es/nada', '/press/99', '/es/press/99']) {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await scriptReady(page);
      }
      expect(violations).toEqual([]);
    });
  });

  test('allows the menu, the tabs, the language toggle and the lightbox', async ({
    page,
    visit,
    violations,
  }) => {
    await page.setViewportSize(sizes.phone);
    await visit('/');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: english.text('site.menu'), exact: true }).click();
    await dialog.getByRole('link', { name: english.text('nav.biography'), exact: true }).click();
    await expect(page).toHaveURL('/biography');
    await expect(dialog).toBeHidden();
    await page.setViewportSize(sizes.desktop);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    for (const lang of ['es', 'en']) {
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    await link(page, 'gallery').click();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: english.text('gallery.next') }).click();
    await dialog.getByRole('button', { name: english.text('site.close') }).click();
    await expect(dialog).toBeHidden();
    expect(violations).toEqual([]);
  });

  test('allows the form’s complaints and its toast', async ({
    page,
    visitInStillTime,
    violations,
  }) => {
    await visitInStillTime('/contact');
    await send(page);
    await write(page);
    await send(page);
    const title = page.getByText(english.text('contact.toastTitle'), { exact: true });
    await passTimeUntil(page, title);
    await page.getByRole('button', { name: english.text('site.close') }).click();
    expect(violations).toEqual([]);
  });

  test.describe('where play is pressed', () => {
    test.use({ expected: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

    test('allows the player, by its address and by a link', async ({ page, visit, violations }) => {
      const play = async () => {
        const cover = page.getByRole('article').first().frameLocator('iframe');
        await cover.getByRole('link', { name: english.text('media.play') }).click();
        await expect(cover.getByText('Playing')).toBeVisible();
      };
      await visit('/media');
      await play();
      await visit('/');
      await link(page, 'media').click();
      await expect(page).toHaveURL('/media');
      await play();
      expect(violations).toEqual([]);
    });
  });

  test.describe('against what an attacker would try', () => {
    test.use({ expected: [/./] });

    test(`refuses ${attempts.length} attempts`, async ({ page, visit, violations }) => {
      await visit('/contact');
      for (const [what, directive, attempt] of attempts) {
        await test.step(`refuses ${what}`, async () => {
          // What the attempt before has brought about is reported by now.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
          violations.length = 0;
          await page.evaluate(attempt);
          const message = `${what} is reported`;
          await softly.poll(() => violations.join('\n'), { message }).toMatch(directive);
          expect.soft(await page.evaluate(() => 'attacked' in window), what).toBe(false);
        });
      }
    });
  });
});

test.describe('another site', () => {
  test.use({ expected: [/./] });

  test('can’t show the site in a frame', async ({ page, context, baseURL }) => {
    await context.route('http://other.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL}/contact"></iframe>`,
      }),
    );
    await page.goto('http://other.example/');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  });
});
