import { z } from 'zod';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { image, integer, phrase, text } from '../../content/fields/scalars.ts';

const { exactOptional } = z;

/** The fields of a photograph, and what must be unique. */
export const photographs = {
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    image: image(),
    credit: exactOptional(text()),
  },
  translated: { alt: text(), caption: phrase() },
  body: 'none',
  otherNames: {
    image: 'file photo photograph picture',
    credit: 'photographer author',
    caption: 'title text description',
  },
  order: ['order'],
  unique: ['order', 'image'],
} as const;

/** The photographs of the gallery. */
export const photos = collection({
  name: 'photos',
  ...photographs,
  descriptions: {
    order: 'Its place in the gallery.',
    image: 'The file, as large as there is one.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'The line below it when it is enlarged.',
  },
  anchor: 'photo-',
  pageSize: 24,
});

/** A photograph as pages see it. */
export type Photo = EntryOf<typeof photos>;
