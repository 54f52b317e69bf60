import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { phrase } from '../../content/fields/phrase.ts';
import { partialDate } from '../../content/fields/times.ts';
import { pictureFields } from '../../body/photograph-fields.ts';

/** News items, the newest first. */
export const news = collection({
  name: 'news',
  label: 'News',
  entryLabel: 'News item',
  summary: '{{date}} {{title}}',
  fields: {
    title: {
      type: phrase(),
      translated: true,
      help: 'What is new, in a few words.',
      aliases: 'headline name heading',
    },
    summary: {
      type: phrase(),
      translated: true,
      help: 'A sentence or two, in the list and above the text.',
      aliases: 'excerpt description teaser',
    },
    date: {
      type: partialDate(),
      optional: true,
      help: 'The day on which it is published; the newest is first, items without a date are last.',
      aliases: 'day',
    },
    ...pictureFields('The picture next to it.'),
  },
  body: { optional: true, help: 'The text on its page, in Markdown.', aliases: 'text content' },
  imported: 'on request',
  order: ['-date'],
  pageSize: 12,
});

/** A presented news item. `date` is a day, a month or a year. */
export type NewsItem = EntryOf<typeof news>;
