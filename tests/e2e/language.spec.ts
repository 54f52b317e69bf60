import type { Page } from '@playwright/test';
import { descriptionOf, english, languageOf, languages, pageIds, titleOf } from './site.ts';
import { expect, scrollTo, scrollTop, test } from './test.ts';
import { expectWritten, link, toggle, write } from './visitor.ts';

const spanish = languageOf('es');
const switched = ['biography', 'press', 'contact'] as const;

/** Marks the document, so that a test can tell whether it was loaded anew. */
async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function expectMarked(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
}

test.describe('the language', () => {
  test.use({ locale: 'es-ES' });

  test('is English at `/` whatever the browser prefers', async ({ page, visit }) => {
    await visit('/');
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
    const contents = new Map<string, string>();
    for (const { address } of languages) {
      for (const id of switched) {
        await visit(address(id));
        contents.set(address(id), await content());
      }
    }
    await visit('/');
    await mark(page);
    for (const id of switched) {
      await link(page, id).click();
      await expect(page).toHaveURL(english.address(id));
      for (const language of [spanish, english]) {
        const { id: lang, text, address } = language;
        await toggle(page).click();
        await expect(page).toHaveURL(address(id));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page).toHaveTitle(titleOf(id, language));
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', descriptionOf(id, language));
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
        await expect(links).toHaveText(pageIds.map((each) => text(`nav.${each}`)));
        // The page that it leads to has none.
        const invitations = page.getByRole('contentinfo').getByText(text('footer.invitation'));
        await expect(invitations).toHaveCount(id === 'contact' ? 0 : 1);
        const heading = text(`nav.${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect.poll(content).toBe(contents.get(address(id)));
      }
    }
    expect(new Set(contents.values()).size).toBe(2 * switched.length);
    await expectMarked(page);
  });

  test('keeps the scroll position', async ({ page, visit }) => {
    await visit('/press');
    await scrollTo(page, 900);
    await toggle(page).click();
    await expect(page).toHaveURL('/es/press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.text('nav.press'));
    expect(await scrollTop(page)).toBe(900);
  });

  test('keeps the selected tab', async ({ page, visit }) => {
    await visit('/biography');
    await page.getByRole('tab').nth(2).click();
    await toggle(page).click();
    await expect(page).toHaveURL('/es/biography#composer');
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps what was typed into the form', async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
    await toggle(page).click();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByLabel(spanish.text('contact.name'))).toBeVisible();
    await expectWritten(page);
  });

  test('keeps the focus', async ({ page, visit }) => {
    await visit('/gallery');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/gallery');
    await expect(toggle(page)).toBeFocused();
  });

  test('answers a click made before the script is there', async ({ page }) => {
    await page.goto('/media');
    await toggle(page).click();
    await expect(page).toHaveURL('/es/media');
  });
});

test.describe('a text without a Spanish version', () => {
  test('is marked as nothing else is: no other text is the same in both languages', async ({
    page,
  }) => {
    const unmarked = () => page.locator('body').evaluate(sentencesIn);
    for (const id of pageIds) {
      await page.goto(english.address(id));
      await expect(page.locator('body [lang="en"]')).toHaveCount(0);
      const inEnglish = await unmarked();
      expect(inEnglish).not.toEqual([]);
      await page.goto(spanish.address(id));
      const same = (await unmarked()).filter((text) => inEnglish.includes(text));
      expect.soft(same, id).toEqual([]);
    }
  });
});

/** The sentences in the page's own language: longer than a name, of words unlike a scoring's. Runs in the page. */
function sentencesIn(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const sentences: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent ?? '';
    const isOwn = !parentElement?.closest('script, noscript, body [lang]');
    if (isOwn && text.length > 30 && /(\p{L}{5}.*){3}/u.test(text)) sentences.push(text);
  }
  return sentences;
}
