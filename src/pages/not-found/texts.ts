import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  { 'notFound.title': {}, 'notFound.text': {}, 'notFound.homeButton': {} },
  { help: 'What stands where there is no page.' },
);
