import type { Room } from '../../page/room.ts';
import { catalogueRoom, cataloguePath } from './catalogue-parts.ts';
import { works as compositions } from './fields.ts';
import { workRules } from './rules.ts';
import { texts } from './texts.ts';

/** The catalogue of works, from its second page; the first is a tab of another page. */
export const works: Room = {
  name: 'works',
  collections: [compositions],
  rules: [workRules],
  texts,
  page: {
    path: cataloguePath,
    isListed: false,
    title: 'works.compositions',
    description: `${catalogueRoom}.description`,
    type: 'CollectionPage',
    list: 'works',
    from: 2,
    data: () => import('./data.ts'),
  },
};
