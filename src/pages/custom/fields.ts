import { z } from 'zod';
import { locales } from '../../locales.ts';
import { isTakenPath } from '../../pages.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { image, phrase, text } from '../../content/fields/scalars.ts';
import { date } from '../../content/fields/times.ts';

const { exactOptional } = z;

/** Pages of one's own, at the addresses that their files are named after. */
export const ownPages = collection({
  name: 'pages',
  shared: { image: exactOptional(image()), updated: exactOptional(date()) },
  translated: {
    title: phrase(),
    menuTitle: exactOptional(text()),
    description: exactOptional(text()),
    alt: exactOptional(text()),
  },
  descriptions: {
    image: 'The picture that it opens with.',
    updated: 'The day of its last change, which is shown below the text.',
    title: 'What stands above its text, and in the bar of the browser.',
    menuTitle: 'What links in the menu and the footer say; without it, the title.',
    description: 'What search engines show of it; without it, the first sentence.',
    alt: 'What the picture shows, for those who can’t see it.',
    body: 'The text, in Markdown.',
  },
  body: 'required',
  otherNames: {
    image: 'photo photograph picture cover hero',
    updated: 'date changed modified lastUpdated lastmod',
    title: 'name heading headline',
    menuTitle: 'menu shortTitle linkTitle label',
    description: 'summary excerpt seo',
    body: 'text content',
  },
  order: [],
  unique: [],
  opensPage: true,
  otherUseOf: (slug) =>
    isTakenPath(slug) || locales.some(({ id }) => id === slug)
      ? 'a page: the site has another page or a folder of that name'
      : undefined,
});

/** A page of one’s own. `updated` is `YYYY-MM-DD`. */
export type OwnPage = EntryOf<typeof ownPages>;
