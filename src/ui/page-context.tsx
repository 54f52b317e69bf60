import { createContext, use } from 'react';
import type { PageId } from '../pages.ts';
import { isPage } from '../site/is-page.ts';
import type { PageData } from '../site/page-data.ts';

const Context = createContext<PageData | null>(null);

/** Provides the data of the open page. */
export const PageProvider = Context.Provider;

/** The data of the open page, which must be one of `ids`; throws where it is another. */
export function usePage<Id extends PageId>(...ids: readonly Id[]): PageData<Id> {
  const page = use(Context);
  for (const id of ids) if (page && isPage(page, id)) return page;
  throw new Error(`This part of \`${ids.join('` or `')}\` is on another page.`);
}
