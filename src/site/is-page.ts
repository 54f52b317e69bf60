import type { PageId } from '../pages.ts';
import type { PageData, ShellData } from './page-data/page-data.ts';

/** Whether a value is the data of a certain page. */
export function isPage<Id extends PageId>(data: unknown, id: Id): data is PageData<Id> {
  return isPageData(data) && data.page === id;
}

/** Whether a value has the shape of page data. */
export function isPageData(data: unknown): data is PageData {
  return (
    isObject(data) &&
    ['page', 'address', 'locale', 'path'].every((name) => typeof data[name] === 'string') &&
    isObject(data['title']) &&
    isObject(data['messages']) &&
    isObject(data['content'])
  );
}

/** Whether a value has the shape of shell data. */
export function isShellData(data: unknown): data is ShellData {
  return (
    isObject(data) &&
    isObject(data['messages']) &&
    isObject(data['site']) &&
    Array.isArray(data['pages'])
  );
}

/** Whether a value is an object, and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
