import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  { 'notFound.title': {}, 'notFound.text': {}, 'notFound.homeButton': {} },
  { label: 'Page not found', help: 'What stands where there is no page.' },
);
