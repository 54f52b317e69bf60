import { hold } from './hold.ts';
import { english, languages, type PageId, site, titleOf } from './site.ts';
import { expect, fresh, scriptReady, test } from './test.ts';
import { expectWhole, expectWritten, fields, link, toggle, write } from './visitor.ts';

test.describe('double clicks', () => {
  test('do what one click does', async ({ page, visit }) => {
    await visit('/');
    await link(page, 'press').dblclick();
    await expect(page).toHaveURL('/press');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await link(page, 'gallery').click();
    await page.getByRole('main').getByRole('link').first().dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await link(page, 'contact').click();
    await write(page);
    await page.getByRole('button', { name: english.text('contact.send') }).dblclick();
    await expect(page.getByText(english.text('toast.title'), { exact: true })).toHaveCount(1);
    await expectWritten(page);
  });

  test('on the toggle end at one page in one language', async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
    await toggle(page).dblclick();
    await expect
      .poll(async () => {
        const lang = await page.locator('html').getAttribute('lang');
        const { text, address } = languages.find(({ id }) => id === lang) ?? english;
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        const isThere = new URL(page.url()).pathname === address('contact');
        return isThere && heading.toLowerCase() === text('nav.contact').toLowerCase();
      })
      .toBe(true);
    await expectWritten(page);
  });
});

test.describe('the language toggled while a page loads', () => {
  for (const first of ['link', 'toggle'] as const) {
    const tag = first === 'link' ? [] : '@depth';
    test(`ends at one page, the ${first} first`, { tag }, async ({ page, visit }) => {
      await visit('/contact');
      await write(page);
      const held = first === 'link' ? '**/assets/press-*.js' : '**/es/contact.data.json';
      const arrive = await hold(page, held);
      const steps = [() => link(page, 'press').click(), () => toggle(page).click()];
      for (const step of first === 'link' ? steps : steps.toReversed()) await step();
      await arrive();
      const language =
        languages.find(({ id }) => id === (first === 'link' ? 'es' : 'en')) ?? english;
      const end: PageId = first === 'link' ? 'contact' : 'press';
      await expect(page).toHaveURL(language.address(end));
      await expect(page.locator('html')).toHaveAttribute('lang', language.id);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.text(`nav.${end}`));
      if (end === 'press') await link(page, 'contact').click();
      await expectWritten(page);
    });
  }
});

test.describe('a component that throws', () => {
  test.use({ expected: [/./] });

  test('shows what is wrong; Back brings back what was written', async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
    // The photographs' descriptions arrive without what the gallery reads from them.
    await page.route('**/gallery.data.json', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll('"alt":', '"lost":') });
    });
    await link(page, 'gallery').click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectWritten(page);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unexpected/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link').click();
    await expect(page).toHaveTitle(new RegExp(`^${site.artist}`));
  });
});

test.describe('a component that throws before the page is ready', () => {
  test.use({ expected: [/No toggle/] });

  fresh('leaves the prerendered page, which works as without a script', async ({ page }) => {
    await page.addInitScript({
      content: "Array.prototype.reverse = () => { throw new Error('No toggle.'); }",
    });
    await page.goto('/contact');
    const before = await page.locator('#root').innerHTML();
    await page.mouse.move(9, 9);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    expect(await page.locator('#root').innerHTML()).toBe(before);
    await expect(page).toHaveTitle(titleOf('contact', english));
    await link(page, 'press').click();
    await expect(page).toHaveURL('/press');
    await expectWhole(page);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('what was written outlives a reload and a way elsewhere', async ({ page, visit, context }) => {
  await visit('/contact');
  await write(page);
  await page.reload();
  await scriptReady(page);
  await expectWritten(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await scriptReady(page);
  await expectWritten(page);
  const next = await context.newPage();
  await next.goto('/contact');
  await scriptReady(next);
  for (const field of await fields(next).all()) await expect(field).toHaveValue('');
});
