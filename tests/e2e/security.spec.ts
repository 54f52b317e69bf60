import type { BrowserContext, Page } from '@playwright/test';
import { english, languages, pageIds, sizes } from './site.ts';
import { expect, notFound, scriptReady, test as base } from './test.ts';

const player = 'https://www.youtube-nocookie.com';

/** How a page's policy comes to the browser: GitHub Pages sends no headers, so the page holds it. */
const deliveries = ['headers', 'the page alone'] as const;

/** What would run foreign code or send something away: its name, the directive that stops it, the attempt. */
const attempts: readonly (readonly [string, RegExp, () => void])[] = [
  [
    'an inline script',
    /^(script-src-elem|require-trusted-types-for)/m,
    () => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.head.append(script);
    },
  ],
  [
    'HTML made of a string',
    /^require-trusted-types-for/m,
    () => {
      try {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="x" onerror="window.attacked = true">',
        );
      } catch {
        // What is reported counts.
      }
    },
  ],
  [
    'an event handler in an attribute',
    /^(script-src-attr|require-trusted-types-for)/m,
    () => {
      try {
        document.body.setAttribute('onclick', 'window.attacked = true');
        document.body.click();
      } catch {
        // What is reported counts.
      }
    },
  ],
  [
    'text run as code',
    /^(script-src|require-trusted-types-for)/m,
    () => {
      // Not at once: what a test evaluates is free to do so itself.
      setTimeout(() => {
        // oxlint-disable-next-line no-new-func -- is refused
        new Function('window.attacked = true')();
      });
    },
  ],
  [
    'a policy for HTML of its own',
    /^trusted-types/m,
    () => {
      try {
        const factory: unknown = Reflect.get(window, 'trustedTypes');
        if (typeof factory !== 'object' || factory === null) return;
        const create: unknown = Reflect.get(factory, 'createPolicy');
        if (typeof create === 'function') create.call(factory, 'attack', {});
      } catch {
        // What is reported counts.
      }
    },
  ],
  [
    'a style in an attribute',
    /^style-src-attr/m,
    () => document.body.setAttribute('style', 'display: none'),
  ],
  [
    'a style element',
    /^style-src-elem/m,
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'a foreign image',
    /^img-src/m,
    () =>
      document.body.append(Object.assign(new Image(), { src: 'https://other.example/pixel.gif' })),
  ],
  [
    'a request elsewhere',
    /^connect-src/m,
    () => {
      fetch('https://other.example/').catch(() => undefined);
    },
  ],
  [
    'a foreign frame',
    /^frame-src/m,
    () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://other.example/' }),
      ),
  ],
  [
    'an object',
    /^(object-src|require-trusted-types-for)/m,
    () => {
      try {
        document.body.append(
          Object.assign(document.createElement('object'), { data: '/favicon.svg' }),
        );
      } catch {
        // What is reported counts.
      }
    },
  ],
  [
    'another base address',
    /^base-uri/m,
    () =>
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://other.example/' }),
      ),
  ],
  [
    'a form that leads elsewhere',
    /^form-action/m,
    () => {
      const form = Object.assign(document.createElement('form'), {
        action: 'https://other.example/',
      });
      document.body.append(form);
      form.submit();
    },
  ],
];

const test = base.extend<{ delivery: (typeof deliveries)[number]; violations: string[] }>({
  delivery: ['headers', { option: true }],
  violations: async ({ context, delivery }, use) => {
    const violations: string[] = [];
    await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) => {
          const note: unknown = Reflect.get(window, 'noteViolation');
          const text = `${effectiveDirective} ${blockedURI} ${sourceFile}`;
          if (typeof note === 'function') note(text);
        },
      );
    });
    if (delivery === 'the page alone') await dropHeaders(context);
    // Nothing leaves the machine.
    await context.route(`${player}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><p>Playing',
      }),
    );
    await use(violations);
  },
});

async function dropHeaders(context: BrowserContext) {
  await context.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const kept = ['content-type', 'last-modified', 'etag'];
      const headers = Object.entries(response.headers()).filter(([name]) => kept.includes(name));
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    },
  );
}

for (const delivery of deliveries) {
  test.describe(`a policy that comes by ${delivery}`, () => {
    test.use({ delivery });

    for (const { name, address, text } of languages) {
      test(`allows every page in ${name}, by its address and by a link`, async ({
        page,
        visit,
        violations,
      }) => {
        for (const id of pageIds) await visit(address(id));
        const nav = page.getByRole('banner').getByRole('navigation');
        for (const id of pageIds) {
          await nav.getByRole('link', { name: text(`nav.${id}`), exact: true }).click();
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

    test('allows the menu', async ({ page, visit, violations }) => {
      await page.setViewportSize(sizes.phone);
      await visit('/');
      await page.getByRole('button', { name: english.text('site.menu'), exact: true }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: english.text('nav.press'), exact: true }).click();
      await expect(page).toHaveURL('/press');
      await expect(menu).toBeHidden();
      expect(violations).toEqual([]);
    });

    test('allows the tabs and the language toggle', async ({ page, visit, violations }) => {
      await visit('/biography');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      for (const lang of ['es', 'en']) {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /ES\s*\/\s*EN/ })
          .click();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      }
      expect(violations).toEqual([]);
    });

    test('allows the lightbox', async ({ page, visit, violations }) => {
      await visit('/gallery');
      await page.getByRole('main').getByRole('button').first().click();
      const lightbox = page.getByRole('dialog');
      await expect(lightbox.getByRole('img')).toBeVisible();
      await lightbox.getByRole('button', { name: english.text('gallery.next') }).click();
      await lightbox.getByRole('button', { name: english.text('site.close') }).click();
      await expect(lightbox).toBeHidden();
      expect(violations).toEqual([]);
    });

    test('allows the form’s complaints and its toast', async ({ page, visit, violations }) => {
      await visit('/contact');
      const send = page.getByRole('button', { name: english.text('contact.send') });
      await send.click();
      const fields = page.getByRole('main').getByRole('textbox');
      for (const [index, value] of [
        'Clara',
        'clara@example.org',
        'A question',
        'When?',
      ].entries()) {
        await fields.nth(index).fill(value);
      }
      await send.click();
      await expect(
        page.getByText(english.text('contact.toastTitle'), { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: english.text('site.close') }).click();
      expect(violations).toEqual([]);
    });

    test.describe('where play is pressed', () => {
      test.use({ expected: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

      test('allows the player, by its address and by a link', async ({
        page,
        visit,
        violations,
      }) => {
        const play = async () => {
          const cover = page.getByRole('article').first().frameLocator('iframe');
          await cover.getByRole('link', { name: english.text('media.play') }).click();
          await expect(cover.getByText('Playing')).toBeVisible();
        };
        await visit('/media');
        await play();
        await visit('/');
        const nav = page.getByRole('banner').getByRole('navigation');
        await nav.getByRole('link', { name: english.text('nav.media'), exact: true }).click();
        await expect(page).toHaveURL('/media');
        await play();
        expect(violations).toEqual([]);
      });
    });

    test.describe('against what an attacker would try', () => {
      test.use({ expected: [/./] });

      for (const [what, directive, attempt] of attempts) {
        test(`refuses ${what}`, async ({ page, visit, violations }) => {
          await visit('/contact');
          await page.evaluate(attempt);
          await expect.poll(() => violations.join('\n')).toMatch(directive);
          expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
        });
      }
    });
  });
}

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

test('sets no cookies and stores nothing', async ({ page, visit, context }) => {
  for (const id of pageIds) await visit(english.address(id));
  expect(await context.cookies()).toEqual([]);
  const stored = () => localStorage.length + sessionStorage.length;
  expect(await page.evaluate(stored)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
