// What the policy of a page refuses. What it refuses of the site itself is a complaint in every test of a browser.
import { attempts } from './attempts.ts';
import { english, titleOf } from './site.ts';
import { expect, fresh as test } from './test.ts';
import { link } from './visitor.ts';

const softly = expect.configure({ soft: true });

test.describe('the policy of a page', () => {
  test.use({ expected: [/./] });

  test(`refuses ${attempts.length} attempts of an attacker`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.violations = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        window.violations.push(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await visit('/contact');
    for (const [what, directive, attempt, added = {}] of attempts) {
      // What the attempt before has brought about is reported by now.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      await page.evaluate(() => void window.violations.splice(0));
      await page.evaluate(attempt, added).catch(() => undefined);
      const message = `${what} is reported`;
      const violations = () => page.evaluate(() => window.violations.join('\n'));
      await softly.poll(violations, { message }).toMatch(directive);
      expect.soft(await page.evaluate(() => 'attacked' in window), what).toBe(false);
    }
  });
});

test('a visit sets no cookies and stores nothing', async ({ page, visit, context }) => {
  await visit('/');
  for (const id of ['media', 'contact'] as const) {
    await link(page, id).click();
    await expect(page).toHaveTitle(titleOf(id, english));
  }
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      localStorage.length + sessionStorage.length,
      (await indexedDB.databases()).length,
    ]),
  ).toEqual([0, 0]);
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

declare global {
  interface Window {
    violations: string[];
  }
}
