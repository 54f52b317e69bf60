import type { Work } from './fields.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import type { texts } from './texts.ts';

/** The key of the heading of each group of works. */
export const groupTitles = {
  stage: 'biography.stage',
  orchestra: 'biography.orchestra',
  'soloists-and-orchestra': 'biography.soloistsAndOrchestra',
  choir: 'biography.choir',
  vocal: 'biography.vocal',
  band: 'biography.band',
  ensemble: 'biography.ensemble',
  solo: 'biography.solo',
  electronic: 'biography.electronic',
} as const satisfies Readonly<Record<Work['group'], keyof MessagesOf<typeof texts>>>;
