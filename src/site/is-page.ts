import type { PageData } from './page-data.ts';
import type { PageId } from '../pages.ts';

/** Whether data are those of a certain page. */
export function isPage<Id extends PageId>(data: PageData, id: Id): data is PageData<Id> {
  return data.page === id;
}
