import { textsOf } from '../../content/fields/texts.ts';
import { recordings } from './fields.ts';

/** The interface texts of the discs. */
export const texts = textsOf(
  {},
  { title: 'nav.recordings', description: 'recordings.description', neededBy: recordings },
);
