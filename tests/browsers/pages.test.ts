import {
  descriptionOf,
  english,
  languages,
  pageIds,
  site,
  titleOf,
  unknownAddress,
} from '../e2e/site.ts';
import { css, link } from './target.ts';
import { expect, test } from './test.ts';

const current = css('header nav [aria-current="page"]');

for (const language of languages) {
  const { id: lang, name, text, address } = language;

  for (const id of pageIds) {
    test(`${id} in ${name} has its title, heading, language, landmarks and mark`, async ({
      visitor,
    }) => {
      await visitor.visit(address(id));
      expect(await visitor.title()).toBe(titleOf(id, language));
      expect(await visitor.read(css('html'), (html) => html.lang)).toBe(lang);
      const [heading = '', ...others] = await visitor.texts(css('h1'));
      expect(others).toEqual([]);
      expect(heading.replaceAll(' ', '')).toContain(
        id === 'home' ? (site.artist.split(' ')[0] ?? '') : text(`nav.${id}`).replaceAll(' ', ''),
      );
      for (const landmark of ['header', 'header nav', 'main', 'body footer']) {
        expect(await visitor.all(css(landmark), ({ length }) => length), landmark).toBeGreaterThan(
          0,
        );
      }
      expect(await visitor.texts(current)).toEqual([text(`nav.${id}`)]);
      const description = css('meta[name=description]');
      expect(
        await visitor.all(description, (all) => all.map((meta) => meta.getAttribute('content'))),
      ).toEqual([descriptionOf(id, language)]);
      const canonical = css('link[rel=canonical]');
      const named = await visitor.all(canonical, (all) =>
        all.map((each) => each.getAttribute('href')),
      );
      expect(named).toEqual([new URL(address(id).slice(1), site.url).href]);
    });
  }

  test(`links lead from page to page in one document, in ${name}`, async ({ visitor }) => {
    await visitor.visit(address('contact'));
    await visitor.read(css('html'), (html) => html.setAttribute('data-marked', ''));
    for (const id of pageIds) {
      await visitor.scrollTo(400);
      await visitor.click(link(text(`nav.${id}`), 'header nav'));
      await expect.poll(() => visitor.title()).toBe(titleOf(id, language));
      await expect.poll(() => visitor.hasFocus(css('h1'))).toBe(true);
      expect(await visitor.address()).toBe(address(id));
      expect(await visitor.scrollTop()).toBe(0);
      expect(await visitor.all(css('head title'), ({ length }) => length)).toBe(1);
      expect(await visitor.texts(current)).toEqual([text(`nav.${id}`)]);
    }
    expect(await visitor.read(css('html'), (html) => html.hasAttribute('data-marked'))).toBe(true);
  });

  test(`the footer leads to every page, in ${name}`, async ({ visitor }) => {
    await visitor.visit(address('home'));
    for (const id of pageIds.toReversed()) {
      await visitor.scrollTo(100_000);
      await visitor.click(link(text(`nav.${id}`), 'footer nav'));
      await expect.poll(() => visitor.title()).toBe(titleOf(id, language));
      await expect.poll(() => visitor.scrollTop()).toBe(0);
    }
  });

  test(`an unknown address has a page that leads home, in ${name}`, async ({ visitor }) => {
    await visitor.visit(unknownAddress(language));
    expect(await visitor.texts(css('h1'))).toEqual([text('notFound.title')]);
    expect(await visitor.all(css('meta[name=robots][content=noindex]'), (all) => all.length)).toBe(
      1,
    );
    expect(await visitor.all(css('link[rel=canonical]'), (all) => all.length)).toBe(0);
    await visitor.click(link(text('notFound.homeButton'), 'main'));
    await expect.poll(() => visitor.address()).toBe(address('home'));
    await expect.poll(() => visitor.title()).toBe(titleOf('home', language));
    expect(await visitor.all(css('meta[name=robots]'), (all) => all.length)).toBe(0);
  });
}

test('the skip link is the first stop, and leads to the content', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.press('Tab');
  const skip = link(english.text('site.skip'));
  await expect.poll(() => visitor.hasFocus(skip)).toBe(true);
  await expect
    .poll(() => visitor.read(skip, (a) => a.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await visitor.press('Enter');
  await expect.poll(() => visitor.hasFocus(css('main'))).toBe(true);
});

test('external links open a new tab and say so', async ({ visitor }) => {
  for (const { address, text } of languages) {
    await visitor.visit(address('press'));
    const external = await visitor.all(css('main a[href^="http"], footer a[href^="http"]'), (all) =>
      all.map((each) => ({
        target: each.getAttribute('target'),
        isSafe: each.getAttribute('rel')?.includes('noopener'),
        words: each.textContent,
      })),
    );
    expect(external.length).toBeGreaterThan(13);
    for (const { target, isSafe, words } of external) {
      expect([target, isSafe]).toEqual(['_blank', true]);
      expect(words).toContain(text('site.newTab'));
    }
  }
});
