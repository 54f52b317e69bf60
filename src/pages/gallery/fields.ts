import { collection } from '../../content/fields/collection.ts';
import { photographFields } from '../../body/photograph-fields.ts';

export const photos = collection({
  name: 'photos',
  label: 'Gallery',
  entryLabel: 'Photograph',
  summary: '{{caption}}',
  fields: photographFields({
    order: 'Its place in the gallery.',
    caption: 'The line below it when it is enlarged.',
    image: 'The file, as large as you have it.',
  }),
  order: ['order'],
  unique: ['order', 'image'],
  anchor: 'photo-',
  pageSize: 24,
});
