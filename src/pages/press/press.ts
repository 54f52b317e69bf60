import type { Room } from '../../page/room.ts';
import { press as items } from './fields.ts';
import { pressRules } from './rules.ts';
import { texts } from './texts.ts';

/** Press coverage: articles, films and broadcasts. */
export const press: Room = {
  name: 'press',
  collections: [items],
  rules: [pressRules],
  texts,
  page: {
    path: 'press',
    isListed: true,
    type: 'CollectionPage',
    list: 'press',
    data: () => import('./data.ts'),
  },
  mentions: () => import('./mentions.ts'),
};
