import { textsOf } from '../../content/fields/texts.ts';
import { repertoire } from './fields.ts';

/** The interface texts of the repertoire: the kinds of pieces. */
export const texts = textsOf(
  {
    'repertoire.concertos': {},
    'repertoire.solo': {},
    'repertoire.chamber': {},
    'repertoire.orchestral': {},
    'repertoire.vocal': {},
    'repertoire.stage': {},
  },
  { title: 'nav.repertoire', description: 'repertoire.description', neededBy: repertoire },
);
