import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  {
    title: 'notFound.title',
    description: 'notFound.text',
    groups: { notFound: { label: 'Page not found', help: 'What stands where there is no page.' } },
  },
);
