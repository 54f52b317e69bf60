// Paths, groups and element ids of the catalogue of works.

/** The path of the page whose tab contains the first page of the catalogue, and the path of later pages. */
export const catalogueRoom = 'biography';
export const cataloguePath = `${catalogueRoom}/compositions`;

/** The path of the list of all works, and of the pages of works below it. */
export const workListPath = 'works';

/** The id of the catalogue’s tab. */
export const catalogueId = 'compositions';

/** The prefixes of the ids of works and of groups. */
export const workIdPrefix = 'work-';
export const groupIdPrefix = 'works-';

/** Keys of headings, keyed by group. */
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
