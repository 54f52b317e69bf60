import type { Work } from '../content/schema/collections.ts';
import type { MessagesOf } from '../content/schema/messages.ts';

/** The groups of the catalogue in their order, each with the key of its heading. */
export const groupTitles = [
  { id: 'orchestra', title: 'biography.orchestra' },
  { id: 'soloists-and-orchestra', title: 'biography.soloistsAndOrchestra' },
  { id: 'ensemble', title: 'biography.ensemble' },
  { id: 'solo', title: 'biography.solo' },
] as const satisfies readonly { id: Work['group']; title: keyof MessagesOf<'biography.'> }[];
