import { locales } from '../../locales.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { date } from '../../content/fields/times.ts';
import { openingImage } from '../../content/fields/names.ts';
import { phrase, text } from '../../content/fields/phrase.ts';
import { reservedNames } from '../../page/addresses.ts';
import { pictureFields } from '../../body/photograph-fields.ts';

const picture = pictureFields('The picture at its top.');

/** Custom pages, whose address is the name of their file. */
export const customPages = collection({
  name: 'pages',
  label: 'Pages of your own',
  entryLabel: 'Page',
  summary: '{{title}}',
  fields: {
    title: {
      type: phrase(),
      translated: true,
      help: 'The heading above its text, and the title of the browser tab.',
      aliases: 'name heading headline',
    },
    menuTitle: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The text of links in the menu and the footer; without it, the title.',
      aliases: 'menu shortTitle linkTitle label',
    },
    description: {
      type: text(),
      translated: true,
      optional: true,
      help: 'What search engines show; without it, the first paragraph.',
      aliases: 'summary excerpt seo',
    },
    ...picture,
    image: { ...picture.image, type: openingImage() },
    updated: {
      type: date(),
      optional: true,
      help: 'The day of its last change, shown below the text.',
      aliases: 'date changed modified lastUpdated lastmod',
    },
  },
  body: { help: 'The text, in Markdown.', aliases: 'text content' },
  order: [],
  slugConflict: (slug) =>
    [...reservedNames, ...locales.map(({ id }) => id)].includes(slug)
      ? 'a page: the site has another page or a folder with that name'
      : undefined,
});

/** `updated` is `YYYY-MM-DD`. */
export type CustomEntry = EntryOf<typeof customPages>;
