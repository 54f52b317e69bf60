// What the policy of a page refuses. What it refuses of the site itself is a complaint in every test of a browser.
import { expect, fresh, test } from './test.ts';
import { link } from './visitor.ts';

const softly = expect.configure({ soft: true });

const add = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), { ${properties} }))`;

/** Scripts that would run foreign code in a page or send something away, and the directives that stop each. */
const attempts = [
  [add('script', "text: 'attacked = true'"), /^(script-src-elem|require-trusted-types-for)/m],
  [add('img', "src: 'https://other.example/pixel.gif'"), /^img-src/m],
  [add('iframe', "src: 'https://other.example/'"), /^frame-src/m],
  [
    `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="attacked = true">')`,
    /^require-trusted-types-for/m,
  ],
  [
    `document.body.setAttribute('onclick', 'attacked = true'); document.body.click()`,
    /^(script-src-attr|require-trusted-types-for)/m,
  ],
  [`setTimeout('attacked = true')`, /^(script-src|require-trusted-types-for)/m],
  [`fetch('https://other.example/').catch(() => undefined)`, /^connect-src/m],
  [
    `${add('form', "action: 'https://other.example/'")}; document.body.lastChild.submit()`,
    /^form-action/m,
  ],
] as const;

test.describe('the policy of a page', () => {
  test.use({ expected: [/./] });

  test(`refuses ${attempts.length} attempts of an attacker`, async ({ page, visit }) => {
    const script = await page.addInitScript(() => {
      window.violations = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        window.violations.push(effectiveDirective);
      });
    });
    await visit('/contact');
    for (const [attempt, directives] of attempts) {
      // The previous attempt's violations have been reported.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      await page.evaluate(() => void window.violations.splice(0));
      await page.evaluate(`{ ${attempt} }`).catch(() => undefined);
      const violations = () => page.evaluate(() => window.violations.join('\n'));
      await softly.poll(violations, { message: attempt }).toMatch(directives);
      expect.soft(await page.evaluate(() => 'attacked' in window), attempt).toBe(false);
    }
    await script.dispose();
  });

  test('lets no other site show it in a frame', async ({ page, baseURL }) => {
    const body = `<iframe src="${baseURL}/contact"></iframe>`;
    const response = { contentType: 'text/html', body };
    await page.route('http://other.example/', (route) => route.fulfill(response));
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
