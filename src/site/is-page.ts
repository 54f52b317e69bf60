import type { PageData } from './page-data/page-data.ts';
import type { PageId } from '../pages.ts';

/** Whether data are those of a certain page. */
export function isPage<Id extends PageId>(data: PageData, id: Id): data is PageData<Id> {
  return data.page === id;
}

/** Whether a value is an object, and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
