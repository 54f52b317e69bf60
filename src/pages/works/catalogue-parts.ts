// Where the catalogue of works stands, what it is divided into, and the ids of its elements.

/** The room on whose page it begins, as a tab, and the path below which its further pages are. */
export const catalogueRoom = 'biography';
export const cataloguePath = `${catalogueRoom}/compositions`;

/** The path of the list of all works, below which those that have one have a page of their own. */
export const workListPath = 'works';

/** The id of its tab. */
export const catalogueId = 'compositions';

/** What the ids of works begin with, and those of their groups. */
export const workIdPrefix = 'work-';
export const groupIdPrefix = 'works-';

/** The key of the heading of each group of works. */
export const groupTitles = {
  stage: 'works.stage',
  orchestra: 'works.orchestra',
  'soloists-and-orchestra': 'works.soloistsAndOrchestra',
  choir: 'works.choir',
  vocal: 'works.vocal',
  band: 'works.band',
  ensemble: 'works.ensemble',
  solo: 'works.solo',
  electronic: 'works.electronic',
} as const;
