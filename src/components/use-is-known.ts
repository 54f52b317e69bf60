import { useMatches } from 'react-router-dom';
import { isPage } from '../site/is-page.ts';

/** Whether the current address is that of a page. */
export function useIsKnown(): boolean {
  return !isPage(useMatches().at(-1)?.loaderData, '404');
}
