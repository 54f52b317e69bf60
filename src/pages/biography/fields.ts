import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { focusOf } from '../../content/fields/focus.ts';
import { image } from '../../content/fields/names.ts';
import { integer } from '../../content/fields/choice.ts';
import { phrase, text } from '../../content/fields/phrase.ts';
import { isReservedId } from './element-ids.ts';

/** Biographies, one for each of the artist's professions. */
export const biography = collection({
  name: 'biography',
  label: 'Biographies',
  entryLabel: 'Biography',
  summary: '{{title}}',
  fields: {
    order: { type: integer({ from: 1, to: 6, example: '1' }), help: 'The place of its tab.' },
    title: {
      type: text(),
      translated: true,
      label: 'Name of the tab',
      help: 'The text on the tab, and above the card on the first page.',
      aliases: 'name tab',
    },
    image: {
      type: image(),
      label: 'Portrait',
      help: 'The portrait next to the text.',
      aliases: 'photo photograph picture portrait',
    },
    heading: { type: phrase(), translated: true, help: 'The heading of the text.' },
    summary: {
      type: phrase(),
      translated: true,
      help: 'Two lines for the card on the first page.',
    },
    alt: {
      type: text(),
      translated: true,
      label: 'What the portrait shows',
      help: 'What the portrait shows, for those who can’t see it.',
    },
    focus: focusOf('image'),
    medium: {
      type: phrase({ wordCount: { from: 130, to: 170 } }),
      translated: true,
      optional: true,
      label: 'Text of 150 words',
      help: 'The text for presenters in about 150 words, in one paragraph.',
    },
    short: {
      type: phrase({ wordCount: { from: 50, to: 70 } }),
      translated: true,
      optional: true,
      label: 'Text of 60 words',
      help: 'The text for presenters in about 60 words, in one paragraph.',
    },
  },
  body: { help: 'The text, in Markdown.', aliases: 'text biography description' },
  order: ['order'],
  unique: ['order'],
  slugConflict: (slug) =>
    isReservedId(slug) ? 'a biography: another part of its page has it' : undefined,
  anchor: '',
});

export type Biography = EntryOf<typeof biography>;
