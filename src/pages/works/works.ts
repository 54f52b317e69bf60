import type { Room } from '../../site/room.ts';
import { catalogueId, firstRoom, furtherPath, groupPrefix, workPrefix } from './catalogue-parts.ts';
import { works as compositions } from './fields.ts';
import { workRules } from './rules.ts';
import { texts } from './texts.ts';

/** The works; the first page of their catalogue is a tab of another. */
export const works: Room = {
  name: 'works',
  collections: [compositions],
  rules: [workRules],
  texts,
  page: {
    path: furtherPath,
    isListed: false,
    title: 'works.compositions',
    description: `${firstRoom}.description`,
    type: 'CollectionPage',
    list: 'works',
    from: 2,
    data: () => import('./data.ts'),
  },
  section: {
    on: firstRoom,
    needs: () => ['works'],
    fragment: catalogueId,
    idPrefixes: [workPrefix, groupPrefix],
    texts,
    data: () => import('./data.ts'),
  },
  presenters: { shows: ['works'], module: () => import('./presenters.ts') },
};
