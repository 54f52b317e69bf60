import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  { 'biography.tabs': {} },
  {
    title: 'nav.biography',
    description: 'biography.description',
    help: 'The page of the biographies.',
  },
);
