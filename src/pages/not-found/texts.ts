import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  {
    groups: { notFound: { label: 'Page not found', help: 'What stands where there is no page.' } },
  },
);
