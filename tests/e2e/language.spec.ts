import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { english, languageOf, pageIds } from './site.ts';
import { expect, fresh, scriptReady, scrollTo, scrollTop, test } from './test.ts';
import { expectWritten, mark, toggle, translate, write } from './visitor.ts';

const spanish = languageOf('es');
const switched = ['biography', 'contact'] as const;

fresh.describe('the language', () => {
  fresh.use({ locale: 'es-ES' });

  fresh('is English at `/` whatever the browser prefers', async ({ page, visit }) => {
    await visit('/');
    expect(await page.evaluate(() => navigator.language)).toBe('es-ES');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Biography' })).toBeVisible();
  });
});

test.describe('the toggle', () => {
  test('says `ES/EN` and emphasises the current language', async ({ page, visit }) => {
    await visit('/');
    await expect(toggle(page)).toHaveText(/^\s*ES\s*\/\s*EN/);
    const colours = () =>
      toggle(page).evaluate((button) => {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found = new Map<string, string>();
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const text = walker.currentNode.textContent?.trim() ?? '';
          if (parent) found.set(text, getComputedStyle(parent).color);
        }
        return { es: found.get('ES'), en: found.get('EN') };
      });
    const inEnglish = await colours();
    expect(inEnglish.en).not.toBe(inEnglish.es);
    await toggle(page).click();
    await page.mouse.move(0, 600);
    await expect.poll(colours).toEqual({ es: inEnglish.en, en: inEnglish.es });
  });

  test('switches everything on a page in place, and back', async ({ page, visit }) => {
    const content = async () => (await page.getByRole('main').innerText()).toLowerCase();
    for (const id of switched) {
      await visit(english.address(id));
      const marked = await mark(page);
      const contents: string[] = [await content()];
      for (const language of [spanish, english]) {
        const { text, address } = language;
        await toggle(page).click();
        await expect(page).toHaveURL(address(id));
        await expectSameAsPrerendered(page);
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
        await expect(links).toHaveText(pageIds.map((each) => text(`nav.${each}`)));
        // The page that it leads to has none.
        const invitations = page.getByRole('contentinfo').getByText(text('footer.invitation'));
        await expect(invitations).toHaveCount(id === 'contact' ? 0 : 1);
        contents.push(await content());
        await expect(marked).toBeAttached();
      }
      await visit(spanish.address(id));
      const inSpanish = await content();
      const inEnglish = contents[0];
      expect(inSpanish).not.toBe(inEnglish);
      expect(contents).toEqual([inEnglish, inSpanish, inEnglish]);
    }
  });

  test('keeps the scroll position and the focus', async ({ page, visit }) => {
    await visit('/press');
    await scrollTo(page, 900);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.text('nav.press'));
    expect(await scrollTop(page)).toBe(900);
    await expect(toggle(page)).toBeFocused();
  });
});

test.describe('the toggle of a page that the browser has translated', () => {
  for (const [id, hash] of [
    ['biography', '#compositions'],
    ['press', ''],
    ['contact', ''],
  ] as const) {
    test(`leads to /es/${id}${hash}, all in Spanish`, async ({ page, visit }) => {
      await visit(english.address(id) + hash);
      if (id === 'contact') await write(page);
      await scrollTo(page, 300);
      await translate(page);
      await toggle(page).click();
      await expect(page).toHaveURL(spanish.address(id) + hash);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.text(`nav.${id}`));
      await scriptReady(page);
      await expect(page.getByText('¤')).toHaveCount(0);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
      if (id === 'contact') await expectWritten(page);
    });
  }

  test('is passed by Back, to a page all in the language before', async ({ page, visit }) => {
    await visit(english.address('press'));
    await toggle(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(spanish.text('nav.press'));
    await translate(page);
    await page.goBack();
    await expect(page).toHaveURL(english.address('press'));
    await expect(heading).toHaveText(english.text('nav.press'));
    await expect(page.getByText('¤')).toHaveCount(0);
  });
});

test('a text of the original is aligned with its neighbours on a page that runs the other way', async ({
  page,
  visit,
}) => {
  await visit(spanish.address('press'));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const gaps = await page.locator('main p[lang][dir=ltr]').evaluateAll((texts) =>
    texts.map((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return text.getBoundingClientRect().right - words.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(2);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
});
