import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { photographs } from '../gallery/fields.ts';

/** Photographs that presenters may print. */
export const prints = collection({
  name: 'prints',
  ...photographs,
  descriptions: {
    order: 'Its place in the kit for presenters.',
    image: 'The file for printing, as large as there is one.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'What is printed below it.',
  },
});

/** A photograph that presenters may print, as pages see it. */
export type Print = EntryOf<typeof prints>;
