import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  { title: 'nav.repertoire', description: 'repertoire.description' },
);
