import { collection } from '../../content/fields/collection.ts';
import { linkAddress } from '../../content/fields/addresses.ts';
import { choice } from '../../content/fields/choice.ts';
import { partialDate } from '../../content/fields/times.ts';
import { references } from '../../content/fields/names.ts';
import { phrase, text } from '../../content/fields/phrase.ts';
import { pictureFields } from '../../body/photograph-fields.ts';
import { works } from '../works/fields.ts';

const picture = pictureFields(
  'The picture next to it; without one, the publication’s name is shown instead.',
);

/** Press items, the newest first. */
export const press = collection({
  name: 'press',
  label: 'Press',
  entryLabel: 'Press item',
  summary: '{{date}} {{title}} ({{publication}})',
  fields: {
    publication: {
      type: text(),
      label: 'Paper, channel or station',
      help: 'Where it appeared.',
      aliases: 'newspaper paper magazine source outlet station',
    },
    title: {
      type: phrase(),
      translated: true,
      optional: true,
      label: 'Headline',
      help: 'The headline, as it was printed or announced; an item without one is shown as a quote alone.',
      aliases: 'headline',
    },
    type: {
      type: choice(['article', 'video', 'radio']),
      optional: true,
      label: 'What it is',
      help: 'What it is; a video has “watch video” as its link, the others “read article”.',
    },
    date: {
      type: partialDate(),
      optional: true,
      help: 'When it appeared; the newest is first, items without a date are last.',
      aliases: 'published day year',
    },
    summary: {
      type: phrase(),
      translated: true,
      optional: true,
      help: 'A sentence or two about what it says.',
      aliases: 'text excerpt description teaser',
    },
    quote: {
      type: phrase({ isQuoted: true }),
      translated: true,
      optional: true,
      help: 'A sentence from it, without quotation marks; an item with a quote needs only the publication.',
      aliases: 'quotation',
    },
    critic: {
      type: text(),
      optional: true,
      help: 'Who wrote or said it.',
      aliases: 'author reviewer journalist by',
    },
    alt: picture.alt,
    url: {
      type: linkAddress('https://example.org/review'),
      optional: true,
      label: 'Address on the web',
      help: 'Where to read, watch or hear it, such as your own page; without it there is no link.',
      aliases: 'link address website',
    },
    image: picture.image,
    focus: picture.focus,
    works: {
      type: references(works.name),
      optional: true,
      help: 'Works that it is about; their pages link to it.',
    },
  },
  imported: 'on request',
  insteadOfTitle: 'quote',
  order: ['-date'],
  unique: ['url'],
  pageSize: 20,
});
