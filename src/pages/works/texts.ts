import { textsOf } from '../../content/fields/texts.ts';
import { works } from './fields.ts';

/** A text that a site may leave out until a work has the field. */
function neededBy(field: keyof typeof works.fields, purpose: string) {
  return { optional: true, neededBy: { collection: works, field, purpose } } as const;
}

const inBuild = { inBuild: true } as const;

const ofScores = { ...inBuild, ...neededBy('scores', 'texts for what its links lead to') };

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
    'works.undated': inBuild,
    'works.inProgress': { ...inBuild, label: 'Still being written' },
    'works.revised': { ...inBuild, takes: ['year'] },
    'works.aboutYear': { ...inBuild, takes: ['year'] },
    'works.aboutDuration': { ...inBuild, takes: ['duration'] },
    'works.movements': {},
    'works.words': inBuild,
    'works.commissionedBy': inBuild,
    'works.dedicatedTo': inBuild,
    'works.publisher': {},
    'works.arranger': { ...inBuild, ...neededBy('arranger', 'what stands before the name') },
    'works.language': { ...inBuild, ...neededBy('language', 'what stands before the language') },
    'works.awards': { ...inBuild, ...neededBy('awards', 'the text above them') },
    'works.movementCount': {
      ...inBuild,
      ...neededBy('movementCount', 'the text that has it'),
      takes: ['total'],
    },
    'works.listen': {},
    'works.excerpt': { ...inBuild, ...neededBy('excerpt', 'the text above its player') },
    'works.recordings': { ...inBuild, ...neededBy('recordings', 'the text above them') },
    'works.shop': neededBy('shop', 'the text of its link'),
    'works.scores': ofScores,
    'works.score': ofScores,
    'works.studyScore': ofScores,
    'works.parts': ofScores,
    'works.vocalScore': ofScores,
    'works.pianoReduction': ofScores,
    'works.total': { ...inBuild, takes: ['total'] },
    'works.unavailable': { optional: true },
    'works.premiere': {},
    'works.performances': inBuild,
    'works.centreButton': {},
  },
  { help: 'The catalogue of works.' },
);
