import { textsOf } from '../../content/fields/texts.ts';

/** The interface texts of the biography page, besides those of the works on it. */
export const texts = textsOf(
  { 'biography.tabs': {} },
  {
    title: 'nav.biography',
    description: 'biography.description',
    help: 'The biography and the catalogue of works.',
  },
);
