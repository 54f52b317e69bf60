import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'works.inProgress': { label: 'Still being written' },
    'works.revised': { placeholders: ['year'] },
    'works.aboutYear': { placeholders: ['year'] },
    'works.aboutDuration': { placeholders: ['duration'] },
    'works.movementCount': { placeholders: ['total'] },
    'works.total': { placeholders: ['total'] },
    'works.unavailable': { optional: true },
  },
  {
    inBuild: [
      'works.undated',
      'works.inProgress',
      'works.revised',
      'works.aboutYear',
      'works.aboutDuration',
      'works.words',
      'works.commissionedBy',
      'works.dedicatedTo',
      'works.arranger',
      'works.language',
      'works.awards',
      'works.movementCount',
      'works.excerpt',
      'works.total',
      'works.performances',
    ],
    groups: { works: { help: 'The catalogue of works.' } },
  },
);
