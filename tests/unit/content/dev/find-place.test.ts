import { expect, it } from 'vitest';
import { findPlace } from '../../../../src/content/dev/find-place.ts';
import { readingOf } from '../reading.ts';
import type { Files } from '../workspace.ts';

const files = {
  'content/site.yaml': 'artist: Ada Probe\nimages:\n  hero: hall.png\n',
  'content/en/messages.yaml':
    "nav:\n  press: Press\ngallery:\n  counter: '{number} of {total}'\nsite:\n  copyright: '© {year} {artist}'\n",
  'content/es/messages.yaml': "nav:\n  press: Prensa\ngallery:\n  counter: '{number} de {total}'\n",
  'content/en/works/aurora.mdx':
    '---\nyear: 2019\ntitle: Aurora, *a dawn*\npremiere:\n  place: Glasgow\n---\n\nFour players\nwait.\n\n- One [link](/press)\n\n<PullQuote source="A critic">Light.</PullQuote>\n',
  'content/es/works/aurora.mdx': '---\ntitle: Alba\n---\n\nCuatro esperan el *Psalm*.\n',
  'content/en/works/psalm.mdx': '---\nyear: 2020\ntitle: Psalm\npremiere:\n  place: Glasgow\n---\n',
  'content/en/photos/hall.mdx': '---\nimage: Hall Nº 2.jpg\nalt: A hall\n---\n',
  'content/en/press/hall.mdx': '---\nimage: Hall Nº 2.jpg\ntitle: A long review\n---\n',
  'content/en/press/a.mdx': '---\ndate: 2020-09-18\ntitle: The first review\n---\n',
  'content/en/press/b.mdx': '---\ndate: 2020-09-18\ntitle: The second review\n---\n',
} satisfies Files;

/** Where the innermost of some texts is found, and what is around it. */
function placeOf(texts: readonly string[], lang = 'en', picture?: string): string | undefined {
  const { sources } = readingOf(files);
  const shown = texts.map((text) => ({ text, lang }));
  const place = findPlace(sources, { texts: shown, picture });
  return place && `${place.file}:${place.line}:${place.column}`;
}

it('finds a field as it is shown: without its emphasis, on other lines', () => {
  expect(placeOf(['Aurora,\n  a dawn'])).toBe('content/en/works/aurora.mdx:3:8');
});

it('finds paragraphs, list items and sources of quotations in a text', () => {
  expect(placeOf(['Four players wait.'])).toBe('content/en/works/aurora.mdx:8:1');
  expect(placeOf(['One link'])).toBe('content/en/works/aurora.mdx:11:3');
  expect(placeOf(['A critic'])).toBe('content/en/works/aurora.mdx:13:1');
});

it('finds what surrounds a word that stands nowhere alone', () => {
  expect(placeOf(['players', 'Four players wait.'])).toBe('content/en/works/aurora.mdx:8:1');
});

it('finds interface texts, with what their placeholders came to', () => {
  expect(placeOf(['Press'])).toBe('content/en/messages.yaml:2:10');
  expect(placeOf(['3 of 11'])).toBe('content/en/messages.yaml:4:12');
  expect(placeOf(['© 2026 Ada Probe'])).toBe('content/en/messages.yaml:6:14');
});

it.each([
  ['en', '18 September 2020'],
  ['es', '18 de septiembre de 2020'],
])('finds a date as %s writes it, alone or after a comma', (lang, date) => {
  const around = `The second review ${date}`;
  expect(placeOf([date, around], lang)).toBe('content/en/press/b.mdx:2:7');
  expect(placeOf([`, ${date}`, around], lang)).toBe('content/en/press/b.mdx:2:7');
});

it('takes no text for an interface text of another language', () => {
  expect(placeOf(['3 de 11'], 'es')).toBe('content/es/messages.yaml:4:12');
  expect(placeOf(['3 de 11'], 'en')).toBeUndefined();
});

it('finds the artist’s name in site.yaml, whatever the language', () => {
  expect(placeOf(['Ada Probe'], 'es')).toBe('content/site.yaml:1:9');
});

it('takes the name of a work within a text for no line of its own', () => {
  expect(placeOf(['Psalm', 'Psalm 2020'], 'es')).toBe('content/en/works/psalm.mdx:3:8');
});

it('finds a translation in its language, and English where it stands for one', () => {
  expect(placeOf(['Cuatro esperan el Psalm.'], 'es')).toBe('content/es/works/aurora.mdx:5:1');
  expect(placeOf(['2019'], 'es')).toBe('content/en/works/aurora.mdx:2:7');
});

it('tells what reads the same apart by what is around it', () => {
  expect(placeOf(['Glasgow', 'Psalm 2020, Glasgow'])).toBe('content/en/works/psalm.mdx:5:10');
  expect(placeOf(['Glasgow', 'Aurora, a dawn 2019 Glasgow'])).toBe(
    'content/en/works/aurora.mdx:5:10',
  );
});

it('finds the entry that a line of a date and a place belongs to', () => {
  expect(placeOf(['First performed in June', 'Psalm First performed in June'])).toBe(
    'content/en/works/psalm.mdx:3:8',
  );
});

it('finds a picture in the entry that it is shown with', () => {
  const picture = 'http://localhost/assets/hall-no-2-0a1b2c3d-640.avif';
  expect(placeOf(['', 'A hall'], 'en', picture)).toBe('content/en/photos/hall.mdx:2:8');
  expect(placeOf(['', 'A long review'], 'en', picture)).toBe('content/en/press/hall.mdx:2:8');
  expect(placeOf([''], 'en', 'http://localhost/assets/hall-0a1b2c3d-640.avif')).toBe(
    'content/site.yaml:3:9',
  );
});

it('finds nothing for what no file holds', () => {
  expect(placeOf(['Nowhere', ''])).toBeUndefined();
  expect(placeOf([])).toBeUndefined();
});
