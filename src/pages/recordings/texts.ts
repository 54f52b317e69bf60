import { textsOf } from '../../content/fields/texts.ts';
import { recordings } from './fields.ts';

export const texts = textsOf(
  {},
  { title: 'nav.recordings', description: 'recordings.description', neededBy: recordings },
);
