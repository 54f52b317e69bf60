import { splitAddress } from '../site/addresses.ts';
import { pageAt, pageModules } from './page-modules.ts';
import type { Load } from './routes.tsx';

/** A function that prefetches the code and data of the page at an address; a failure shows on navigation. */
export function prefetcher(load: Load): (address: string) => void {
  return (to) => {
    const [address = ''] = to.split(/[?#]/);
    const page = pageAt(address);
    if (!page) return;
    const { locale } = splitAddress(address);
    Promise.all([load.page(address), load.shell(locale), pageModules[page]()]).catch(
      () => undefined,
    );
  };
}
