import { textsOf } from '../../content/fields/texts.ts';
import { works } from './fields.ts';

/** The interface texts of the catalogue of works. */
export const texts = textsOf({
  'biography.compositions': {},
  'biography.stage': {},
  'biography.orchestra': {},
  'biography.soloistsAndOrchestra': {},
  'biography.choir': {},
  'biography.vocal': {},
  'biography.band': {},
  'biography.ensemble': {},
  'biography.solo': {},
  'biography.electronic': {},
  'biography.undated': {},
  'biography.inProgress': { label: 'Still being written' },
  'biography.revised': { takes: ['year'] },
  'biography.aboutYear': { takes: ['year'] },
  'biography.aboutDuration': { takes: ['duration'] },
  'biography.movements': {},
  'biography.words': {},
  'biography.commissionedBy': {},
  'biography.dedicatedTo': {},
  'biography.publisher': {},
  'biography.listen': {},
  'biography.excerpt': {
    optional: true,
    neededBy: { collection: works, field: 'excerpt', purpose: 'the text above its player' },
    example: 'Excerpt',
  },
  'biography.unavailable': { optional: true },
  'biography.premiere': {},
  'biography.performances': {},
  'biography.centreButton': {},
});
