import { textsOf } from '../../content/fields/texts.ts';

/** The interface texts of the biography page, besides those of the catalogue on it. */
export const texts = textsOf(
  { 'biography.tabs': {} },
  {
    title: 'nav.biography',
    description: 'biography.description',
    help: 'The page of the biographies.',
  },
);
