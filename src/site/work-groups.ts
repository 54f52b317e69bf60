import type { Work } from '../content/schema/collections.ts';
import type { MessagesOf } from '../content/schema/messages.ts';

/** The groups of the catalogue in their order, each with the key of its heading. */
export const groupTitles = [
  { id: 'stage', title: 'biography.stage' },
  { id: 'orchestra', title: 'biography.orchestra' },
  { id: 'soloists-and-orchestra', title: 'biography.soloistsAndOrchestra' },
  { id: 'choir', title: 'biography.choir' },
  { id: 'vocal', title: 'biography.vocal' },
  { id: 'band', title: 'biography.band' },
  { id: 'ensemble', title: 'biography.ensemble' },
  { id: 'solo', title: 'biography.solo' },
  { id: 'electronic', title: 'biography.electronic' },
] as const satisfies readonly { id: Work['group']; title: keyof MessagesOf<'biography.'> }[];
