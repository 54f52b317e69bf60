import { textsOf } from '../../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {},
  {
    title: 'nav.works',
    inBuild: [
      'works.recordings',
      'works.scores',
      'works.score',
      'works.studyScore',
      'works.parts',
      'works.vocalScore',
      'works.pianoReduction',
    ],
  },
);
