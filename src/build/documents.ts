// The site's pages and the bundles -> an HTML document for each page.
import { chunksOfPage } from './chunks.ts';
import type { Bundles } from './bundles.ts';
import { type BuildContext, renderDocument } from './document.ts';
import type { Output } from '../site/output.ts';
import type { Room } from '../site/room.ts';
import { sharePictures } from './share-picture.ts';
import { shellData, shellsOf } from '../site/page-data.ts';

/** The documents of a build. `folder` is the site's, which holds the photographs already. */
export function documents(
  rooms: readonly Room[],
  bundles: Bundles,
  context: BuildContext,
  folder: string,
): Output {
  return {
    pattern: /\.html$/,
    async list({ content, pages }) {
      const all = await pages();
      const shared = await sharePictures(all, shellsOf(content), rooms, folder);
      return all.map((data) => [
        documentAddress(data.address),
        () => {
          const chunks = chunksOfPage(bundles.chunks, data.page);
          const shell = shellData(content, data.locale);
          const input = { data, shell, picture: shared.get(data), chunks };
          return renderDocument(input, { ...context, rooms }, bundles.server);
        },
      ]);
    },
  };
}

/**
 * Where the document of a page is.
 * @example documentAddress('/') // => '/index.html'
 */
function documentAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}
