import type { Work } from '../content/schema/collections.ts';
import type { SharedKey } from '../content/schema/messages.ts';

/** A group of the catalogue and the text that heads it. */
export interface WorkGroup {
  readonly id: Work['group'];
  readonly title: SharedKey;
}

/** The groups of the catalogue in their order. */
export const groupTitles: readonly WorkGroup[] = [
  { id: 'orchestra', title: 'biography.orchestra' },
  { id: 'soloists-and-orchestra', title: 'biography.soloistsAndOrchestra' },
  { id: 'ensemble', title: 'biography.ensemble' },
  { id: 'solo', title: 'biography.solo' },
];
