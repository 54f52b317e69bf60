import type { PageData } from '../../page/page.ts';
import { press } from './fields.ts';
import { quotationIn } from '../../body/quotation.ts';
import { entriesOf, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import { resolveLink } from '../../page/localized-addresses.ts';
import { fitPicture } from '../../body/picture-file.ts';

export type PressItemView = PressPage['content']['press']['entries'][number];

export type PressPage = PageData<Awaited<ReturnType<typeof data>>>;

/** Where a picture stands beside its words; the newest is larger. */
const inRow = { width: 426, ratio: 3 / 2 } as const;

/** The fields that components show as they are, of an item and of one that is quoted. */
const asQuoted = ['sourceFile', 'slug', 'title', 'publication', 'critic', 'url', 'date'] as const;
const asWritten = [...asQuoted, 'type', 'summary', 'alt'] as const;

export async function data(content: LocaleContent, subpath: string) {
  const page = sliceOf(content.collections.get(press), subpath);
  const newest = page.number === 1 && page.entries.find(({ title }) => title);
  const entries = page.entries.map((item) => ({
    ...pick(item, asWritten),
    url: resolveLink(item.url, content),
    // One without a title is a quote alone.
    image:
      item.title && (item === newest ? item.image : item.image && fitPicture(item.image, inRow)),
    quote: item.quote && quotationIn(item.quote, content),
  }));
  return { press: { ...page, entries } };
}

const mostQuoted = 3;

/** The latest items with a quote, or the latest of all where none has one. */
export function quotedItems(content: LocaleContent) {
  const items = entriesOf(content.collections.get(press));
  const quoted = items.filter(({ quote }) => quote);
  const shown = (quoted.length > 0 ? quoted : items).slice(0, mostQuoted);
  return shown.map((item) => ({
    ...pick(item, asQuoted),
    url: resolveLink(item.url, content),
    quote: item.quote && quotationIn(item.quote, content),
  }));
}
