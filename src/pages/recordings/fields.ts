import { address } from '../../content/fields/addresses.ts';
import { integer } from '../../content/fields/choice.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { image, references } from '../../content/fields/names.ts';
import { phrase, text } from '../../content/fields/phrase.ts';
import { works } from '../works/fields.ts';

/** Discs, the newest first. */
export const recordings = collection({
  name: 'recordings',
  label: 'Recordings',
  entryLabel: 'Recording',
  summary: '{{year}} {{title}}',
  fields: {
    title: { type: phrase(), translated: true, help: 'What it is called.', aliases: 'name album' },
    year: {
      type: { ...integer({ from: 1900, to: 2200, example: '2024' }), isTemporal: true },
      optional: true,
      help: 'The year of its release; the newest is first, recordings without a year are last.',
      aliases: 'released releaseYear releaseDate date',
    },
    artists: {
      type: text(),
      translated: true,
      optional: true,
      help: 'Who plays on it.',
      aliases: 'artist performers performer musicians',
    },
    note: { type: phrase(), translated: true, optional: true, help: 'A remark in one line.' },
    label: {
      type: text(),
      optional: true,
      label: 'Record label',
      help: 'Who released it.',
      aliases: 'publisher recordLabel',
    },
    number: {
      type: text(),
      optional: true,
      help: 'Its number in the catalogue of the label.',
      aliases: 'catalogNumber catalogueNumber catalog catalogue',
    },
    cover: {
      type: image(),
      optional: true,
      help: 'The picture on its front.',
      aliases: 'image artwork picture',
    },
    links: {
      optional: true,
      itemLabel: 'link',
      aliases: 'link url spotify appleMusic bandcamp streaming shop',
      help: 'Where it can be heard or bought: the name of each place, and the address there.',
      items: {
        name: { type: text(), aliases: 'title label place' },
        url: { type: address(), label: 'Address on the web', aliases: 'link address website' },
      },
    },
    works: { type: references(works.name), optional: true, help: 'Works that are on it.' },
  },
  body: {
    optional: true,
    help: 'A text about it, in Markdown.',
    aliases: 'description text about',
  },
  order: ['-year', 'title'],
  anchor: 'recording-',
  pageSize: 24,
});

export type Recording = EntryOf<typeof recordings>;
