import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { english, languageOf, pageIds } from './site.ts';
import { expect, fresh, scriptReady, scrollTo, scrollTop, test } from './test.ts';
import { expectWritten, mark, toggle, translate, write } from './visitor.ts';

const spanish = languageOf('es');

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
  test('says `ES/EN`, highlights the current language, and keeps scroll and focus', async ({
    page,
    visit,
  }) => {
    await visit('/press');
    await expect(toggle(page)).toHaveText(/^\s*ES\s*\/\s*EN/);
    const inEnglish = await toggle(page).evaluate(coloursOf);
    expect(inEnglish['EN']).not.toBe(inEnglish['ES']);
    await scrollTo(page, 900);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.text('nav.press'));
    expect(await scrollTop(page)).toBe(900);
    await expect(toggle(page)).toBeFocused();
    const { ES, EN } = inEnglish;
    await expect.poll(() => toggle(page).evaluate(coloursOf)).toMatchObject({ ES: EN, EN: ES });
  });

  test('switches everything on a page in place, and back', async ({ page, visit }) => {
    const content = async () => (await page.getByRole('main').innerText()).toLowerCase();
    for (const id of ['biography', 'contact'] as const) {
      await visit(spanish.address(id));
      const inSpanish = await content();
      await visit(english.address(id));
      const inEnglish = await content();
      expect(inSpanish).not.toBe(inEnglish);
      const marked = await mark(page);
      for (const language of [spanish, english]) {
        const { text, address } = language;
        await toggle(page).click();
        await expect(page).toHaveURL(address(id));
        await expectSameAsPrerendered(page);
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
        await expect(links).toHaveText(pageIds.map((pageId) => text(`nav.${pageId}`)));
        // The invitation links to the contact page, which doesn't show it.
        const invitations = page.getByRole('contentinfo').getByText(text('footer.invitation'));
        await expect(invitations).toHaveCount(id === 'contact' ? 0 : 1);
        expect(await content()).toBe(language === english ? inEnglish : inSpanish);
        await expect(marked).toBeAttached();
      }
    }
  });
});

/** The colour of each text in an element. Runs in the page. */
function coloursOf(element: Element): Record<string, string> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const colours: Record<string, string> = {};
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement) colours[textContent?.trim() ?? ''] = getComputedStyle(parentElement).color;
  }
  return colours;
}

test.describe('a page that the browser has translated', () => {
  for (const [id, hash] of [
    ['biography', '#compositions'],
    ['contact', ''],
  ] as const) {
    test(`is toggled to /es/${id}${hash}, all in Spanish`, async ({ page, visit }) => {
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

  test('is left by Back for a page all in the previous language', async ({ page, visit }) => {
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
