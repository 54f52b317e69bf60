// What the policy of a page refuses. What it refuses of the site itself is a complaint in every test of a browser.
import { attempts } from './attempts.ts';
import { expect, fresh, test } from './test.ts';
import { link } from './visitor.ts';

const softly = expect.configure({ soft: true });

test.describe('the policy of a page', () => {
  test.use({ expected: [/./] });

  test(`refuses ${attempts.length} attempts of an attacker`, async ({ page, visit }) => {
    const script = await page.addInitScript(() => {
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
      const violations = () => page.evaluate(() => window.violations.join('\n'));
      await softly.poll(violations, { message: `${what} is reported` }).toMatch(directive);
      expect.soft(await page.evaluate(() => 'attacked' in window), what).toBe(false);
    }
    await script.dispose();
  });

  test('lets no other site show it in a frame', async ({ page, baseURL }) => {
    const body = `<iframe src="${baseURL}/contact"></iframe>`;
    const answer = { contentType: 'text/html', body };
    await page.route('http://other.example/', (route) => route.fulfill(answer));
    await page.goto('http://other.example/');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  });
});

fresh('a visit sets no cookies and stores nothing', async ({ page, visit, context }) => {
  await visit('/');
  for (const id of ['media', 'contact'] as const) {
    await link(page, id).click();
    await expect(page).toHaveURL(`/${id}`);
  }
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    (await indexedDB.databases()).length,
  ]);
  expect(stored).toEqual([0, 0]);
});

declare global {
  interface Window {
    violations: string[];
  }
}
