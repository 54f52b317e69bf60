import { z } from 'zod';
import { isElementId } from '../../pages.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { image, integer, phrase, phraseOfWords, text } from '../../content/fields/scalars.ts';

const { exactOptional } = z;

/** Biographies, one for each of the artist's professions. */
export const biography = collection({
  name: 'biography',
  shared: { order: integer({ from: 1, to: 6, example: '1' }), image: image() },
  translated: {
    title: text(),
    heading: phrase(),
    summary: phrase(),
    alt: text(),
    medium: exactOptional(phraseOfWords('medium', { from: 130, to: 170 })),
    short: exactOptional(phraseOfWords('short', { from: 50, to: 70 })),
    worksFor: exactOptional(text()),
    award: exactOptional(text()),
  },
  descriptions: {
    order: 'The place of its tab.',
    image: 'The portrait beside the text.',
    title: 'The words on the tab, and above the card on the home page.',
    heading: 'The heading of the text.',
    summary: 'Two lines for the card on the home page.',
    alt: 'What the portrait shows, for those who can’t see it.',
    medium: 'The text for presenters in about 150 words, in one paragraph.',
    short: 'The text for presenters in about 60 words, in one paragraph.',
    worksFor:
      'The orchestra, school or house that the artist works for, as search engines are told.',
    award: 'A prize that the text names, as search engines are told.',
    body: 'The text, in Markdown.',
  },
  body: 'required',
  otherNames: {
    image: 'photo photograph picture portrait',
    title: 'name tab',
    body: 'text biography description',
  },
  order: ['order'],
  unique: ['order'],
  otherUseOf: (slug) =>
    isElementId(slug) ? 'a biography: it is that of another part of its page' : undefined,
  anchor: '',
});

/** A biography as pages see it. */
export type Biography = EntryOf<typeof biography>;
