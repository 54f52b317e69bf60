// Whether a page is in a language: by what the site itself says in it, never by a text that is ready.
import { expect, test } from 'vitest';
import { pageData } from '../../../src/page/page-data.ts';
import { requiredMessages, smallestContent } from '../content/workspace.ts';
import { concert, concerts, season } from '../pages/concerts/season.ts';

const pages = ['', 'biography', 'contact'];

/** The languages of pages, where the Spanish texts are these. */
async function languagesWith(texts: string) {
  const files = smallestContent();
  const source = await season({
    // The ready text that describes its photograph is a part of the content of the contact page.
    'content/site.yaml': `${String(files['content/site.yaml'])}  contact: stage.png\n`,
    'content/images/stage.png': files['content/images/hall.png'],
    'content/en/messages.yaml': requiredMessages(),
    ...(texts && { 'content/es/messages.yaml': texts }),
  });
  const data = pages.map((path) => pageData(source, `/es/${path}`.replace(/\/$/, '')));
  return Promise.all(data.map(async (page) => (await page).languages.join()));
}

test('no page is in a language of which only texts that are ready are shown', async () => {
  expect(await languagesWith('')).toEqual(['en', 'en', 'en']);
  expect(await languagesWith('nav:\n  contact: Escríbame\n')).toEqual(['en', 'en', 'en']);
});

test.each([
  ['home:\n  pressButton: La prensa\n', ['en,es', 'en', 'en']],
  ['site:\n  subtitle: Directora\n', ['en,es', 'en', 'en']],
  ['contact:\n  send: Enviar\n', ['en', 'en', 'en,es']],
  ['contact:\n  description: Para escribirme.\n', ['en', 'en', 'en,es']],
  ['biography:\n  tabs: Facetas\n', ['en', 'en,es', 'en']],
])('with %j the pages are in %j', async (texts, languages) => {
  expect(await languagesWith(texts)).toEqual(languages);
});

test('the page of an entry is in a language by the entry alone', async () => {
  const source = await season({
    ...concerts({ next: concert({ city: 'Glasgow' }) }),
    'content/es/messages.yaml': 'concerts:\n  none: Sin fechas\n',
  });
  const languages = ['/es/concerts', '/es/concerts/next'].map(
    async (address) => (await pageData(source, address)).languages,
  );
  expect(await Promise.all(languages)).toEqual([['en', 'es'], ['en']]);
});

test('a ready description names the artist, and one of a site may', async () => {
  const source = await season({
    'content/en/messages.yaml': `${requiredMessages()}contact:\n  description: '{artist}, by letter'\n`,
  });
  const descriptions = await Promise.all(
    ['/contact', '/es/contact', '/es/biography'].map(
      async (address) => (await pageData(source, address)).description,
    ),
  );
  expect(descriptions).toEqual([
    { value: 'Anaïs Musician, by letter' },
    { value: 'Anaïs Musician, by letter', lang: 'en' },
    { value: 'Biografía de Anaïs Musician.' },
  ]);
});
