import { splitAddress } from '../site/addresses.ts';
import { importPage, roomAt } from './page-modules.ts';
import type { Load } from './routes.tsx';

/** A function that prefetches the code and data of the page at an address; a failure shows on navigation. */
export function prefetcher(load: Load): (address: string) => void {
  return (to) => {
    const [address = ''] = to.split(/[?#]/);
    const room = roomAt(address);
    if (room === undefined) return;
    const { locale } = splitAddress(address);
    Promise.all([load.page(address), load.shell(locale), importPage(room)]).catch(() => undefined);
  };
}
