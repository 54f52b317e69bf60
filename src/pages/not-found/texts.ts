import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  {
    title: 'notFound.title',
    description: 'notFound.text',
    groups: {
      notFound: { label: 'Page not found', help: 'The texts of the page at unknown addresses.' },
    },
  },
);
