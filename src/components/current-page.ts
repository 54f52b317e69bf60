import { useLocation } from 'react-router-dom';
import { pageIds, pagePaths, splitAddress, type PageId } from '../site/addresses.ts';

/** The page at the current address, or the one whose list goes on there; `undefined` where there is none. */
export function useCurrentPage(): PageId | undefined {
  const { path } = splitAddress(useLocation().pathname);
  return pageIds.find((id) => pagePaths[id] === (path.split('/')[0] ?? ''));
}
