import { locales } from '../../../src/locales.ts';
import { localAddress } from '../../../src/site/addresses.ts';

const paths = ['', 'biography', 'gallery', 'media', 'press', 'contact', '404'];

/** The pages of a site whose lists have one page each, with the files that hold them. */
export function listPages() {
  return paths.flatMap((path) =>
    locales.map(({ id }) => {
      const address = localAddress(id, path);
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      return { address, file, locale: id, indexed: path !== '404' };
    }),
  );
}
