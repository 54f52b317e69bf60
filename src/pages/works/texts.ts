import { textsOf } from '../../content/fields/texts.ts';
import { works } from './fields.ts';

/** A text that a site may leave out until a work has the field. */
function neededBy(field: keyof typeof works.fields, purpose: string) {
  return { optional: true, neededBy: { collection: works, field, purpose } } as const;
}

const ofScores = neededBy('scores', 'texts for what its links lead to');

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
    'works.arranger': neededBy('arranger', 'what stands before the name'),
    'works.language': neededBy('language', 'what stands before the language'),
    'works.awards': neededBy('awards', 'the text above them'),
    'works.movementCount': {
      ...neededBy('movementCount', 'the text that has it'),
      takes: ['total'],
    },
    'works.listen': {},
    'works.excerpt': neededBy('excerpt', 'the text above its player'),
    'works.recordings': neededBy('recordings', 'the text above them'),
    'works.shop': neededBy('shop', 'the text of its link'),
    'works.scores': ofScores,
    'works.score': ofScores,
    'works.studyScore': ofScores,
    'works.parts': ofScores,
    'works.vocalScore': ofScores,
    'works.pianoReduction': ofScores,
    'works.total': { takes: ['total'] },
    'works.unavailable': { optional: true },
    'works.premiere': {},
    'works.performances': {},
    'works.centreButton': {},
  },
  { help: 'The catalogue of works.' },
);
