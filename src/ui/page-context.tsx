import { createContext, use } from 'react';
import { isPage, type PageData } from '../site/page.ts';

const Context = createContext<PageData | null>(null);

/** Provides the data of the open page. */
export const PageProvider = Context.Provider;

/** The data of the open page, which must be that of one of some rooms; throws where it is another. */
export function usePage<Page extends PageData>(...names: readonly Page['page'][]): Page {
  const page = use(Context);
  for (const name of names) if (page && isPage<Page>(page, name)) return page;
  throw new Error(`This part of \`${names.join('` or `')}\` is on another page.`);
}
