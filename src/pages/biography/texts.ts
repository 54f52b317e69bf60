import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  {
    title: 'nav.biography',
    description: 'biography.description',
    groups: { biography: { help: 'The page of the biographies.' } },
  },
);
