import type { PageData } from '../src/page/page.ts';

/** Whether data are those of the page of a room, by the type that its data have. */
export function isPage<Page extends PageData>(data: PageData, name: Page['page']): data is Page {
  return data.page === name;
}
