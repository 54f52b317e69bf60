import { textsOf } from '../../content/fields/texts.ts';
import { works } from './fields.ts';

/** The interface texts of the catalogue of works. */
export const texts = textsOf(
  {
    'works.compositions': {},
    'works.stage': {},
    'works.orchestra': {},
    'works.soloistsAndOrchestra': {},
    'works.choir': {},
    'works.vocal': {},
    'works.band': {},
    'works.ensemble': {},
    'works.solo': {},
    'works.electronic': {},
    'works.undated': {},
    'works.inProgress': { label: 'Still being written' },
    'works.revised': { takes: ['year'] },
    'works.aboutYear': { takes: ['year'] },
    'works.aboutDuration': { takes: ['duration'] },
    'works.movements': {},
    'works.words': {},
    'works.commissionedBy': {},
    'works.dedicatedTo': {},
    'works.publisher': {},
    'works.listen': {},
    'works.excerpt': {
      optional: true,
      neededBy: { collection: works, field: 'excerpt', purpose: 'the text above its player' },
    },
    'works.unavailable': { optional: true },
    'works.premiere': {},
    'works.performances': {},
    'works.centreButton': {},
  },
  { help: 'The catalogue of works.' },
);
