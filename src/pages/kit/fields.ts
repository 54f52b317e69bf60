import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { photographFields } from '../../body/photograph-fields.ts';

/** Photographs for presenters to print. */
export const prints = collection({
  name: 'prints',
  label: 'Prints for presenters',
  entryLabel: 'Photograph',
  summary: '{{caption}}',
  fields: photographFields({
    order: 'Its place in the kit for presenters.',
    caption: 'What is printed below it.',
    image: 'The file for printing, as large as you have it.',
  }),
  order: ['order'],
  unique: ['order', 'image'],
});

export type Print = EntryOf<typeof prints>;
